// A product of our own is written here.
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { ProductAnswer } from '#src/features/admin/products/product-action.ts'
import styles from '#src/features/admin/products/product-form.module.css'
import { ProductForm } from '#src/features/admin/products/product-form.tsx'
import { NEW_VALUES } from '#src/features/admin/products/product-values.ts'
import { LandedCostCard } from '#src/features/catalogue/landed-cost-card.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'

/** A number of its own for each form, so that sending it twice makes one product. */
export function loader() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(6))]
  return { externalId: `p-${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}` }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { createAction } = await actionCode(
    request,
    import('#src/features/admin/products/product-action.ts'),
  )
  return createAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, productDesk: t } = useTexts()
  const { locale } = useFacts()
  const { externalId } = useLoaderData<typeof loader>()
  const answer = useActionData<ProductAnswer>()
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.create()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <BackLink to={paths.adminProducts()}>{t.back()}</BackLink>
        <h1>{t.create()}</h1>
        <p>{t.newLead()}</p>
      </div>
      <ProductForm
        values={{ ...NEW_VALUES(locale), externalId }}
        answer={answer}
        renderCost={(priceCents) => (
          <LandedCostCard priceCents={priceCents} quantity={1} exactTo={paths.calculator()} />
        )}
      />
    </Container>
  )
}
