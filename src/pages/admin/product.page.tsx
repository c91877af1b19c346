// One product at the admin's desk: corrected by hand, given back, seen as it costs at the door.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { PriceDoubt } from '#src/features/admin/products/price-doubt.tsx'
import { PriceHistory } from '#src/features/admin/products/price-history.tsx'
import { marksToSend } from '#src/features/admin/products/marks-to-send.ts'
import type { ProductAnswer } from '#src/features/admin/products/product-action.ts'
import styles from '#src/features/admin/products/product-form.module.css'
import { ProductForm } from '#src/features/admin/products/product-form.tsx'
import { valuesOf } from '#src/features/admin/products/product-values.ts'
import { LandedCostCard } from '#src/features/catalogue/landed-cost-card.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { When } from '#src/ui/when.tsx'
import { SeenLink } from '#src/ui/seen-link.tsx'

const DONE = ['saved', 'made'] as const

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const id = idOfAddress(params['id'])
  return { product: await read.catalogue.adminProduct({ id }).catch(throwStatus) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { saveAction } = await actionCode(
    request,
    import('#src/features/admin/products/product-action.ts'),
  )
  return saveAction(request, idOfAddress(params['id']), context.get(pageContext))
}

export function Component() {
  const { admin, catalogue, productDesk: t } = useTexts()
  const { locale } = useFacts()
  const { product } = useLoaderData<typeof loader>()
  const answer = useActionData<ProductAnswer>()
  const [query] = useSearchParams()
  const { id, draft, store, origin, availability } = product
  return (
    <Container className={styles.page}>
      <PageHead title={`${draft.name} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <BackLink to={paths.adminProducts()}>{t.back()}</BackLink>
        <h1 lang={draft.textLanguage}>{draft.name}</h1>
        <p className={styles.facts}>
          <span>{catalogue.stores[store]()}</span>
          <span translate="no">{product.externalId}</span>
          <span>{t.origins[origin]()}</span>
          <StatusBadge status={availability}>{catalogue.availability[availability]()}</StatusBadge>
          {!product.offered && <strong>{t.badges.withdrawn()}</strong>}
          <When iso={product.updatedAt} />
          <SeenLink to={paths.product(id)}>{t.seeInShop()}</SeenLink>
        </p>
        {origin !== 'manual' && <p>{t.fixedLead()}</p>}
      </div>
      <PriceDoubt doubted={product.doubted} />
      <ProductForm
        // What is shown as stored has changed: its fields begin anew, with what is still only typed.
        key={marksToSend(product, answer)}
        product={product}
        values={valuesOf(draft, locale)}
        answer={answer}
        done={DONE.find((known) => known === query.get('done'))}
        renderCost={(priceCents) => (
          <LandedCostCard priceCents={priceCents} quantity={1} exactTo={paths.calculator()} />
        )}
      />
      <PriceHistory history={product.history} />
    </Container>
  )
}
