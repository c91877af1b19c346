// The admin's list of products: found, narrowed, changed many at once, taken home as a file.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { productDeskView } from '#contract/product-desk-view.ts'
import { BulkQuestion } from '#src/features/admin/products/bulk-bar.tsx'
import type { ProductsAnswer } from '#src/features/admin/products/products-action.ts'
import { ProductsFilter } from '#src/features/admin/products/products-filter.tsx'
import { ProductsList } from '#src/features/admin/products/products-list.tsx'
import styles from '#src/features/admin/products/products.module.css'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = productDeskView(new URL(request.url).searchParams)
  const list = await context.get(pageContext).read.catalogue.adminList(view).catch(throwStatus)
  return { view, ...list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { productsAction } = await actionCode(
    request,
    import('#src/features/admin/products/products-action.ts'),
  )
  return productsAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, productDesk: t } = useTexts()
  const { view, products, nextBefore } = useLoaderData<typeof loader>()
  const answer = useActionData<ProductsAnswer>()
  const [query] = useSearchParams()
  const done = /^\d{1,3}$/.exec(query.get('done') ?? '')?.[0]
  const changed = Number(done)
  const chosen = products.filter(({ id }) => answer?.ask?.ids.includes(id))
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.heading()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <h1>{t.heading()}</h1>
        <span className={styles.ways}>
          <ButtonLink href={paths.adminProductsCsv(view)} variant="secondary" icon="download">
            {t.csv()}
          </ButtonLink>
          <ButtonLink to={paths.adminNewProduct} icon="plus">
            {t.create()}
          </ButtonLink>
        </span>
      </div>
      <ProductsFilter view={view} />
      {done && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {changed > 0 ? t.changedCount({ count: changed }) : t.changedNone()}
        </Alert>
      )}
      {answer?.nothing && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />}>
          {t.pickSome()}
        </Alert>
      )}
      {answer?.ask && (
        <BulkQuestion
          ask={answer.ask}
          answer={answer}
          back={paths.adminProducts(view)}
          chosen={chosen}
        />
      )}
      <p className={styles.shown} role="status">
        {t.shown({ count: products.length })}
      </p>
      {products.length > 0 ? (
        <ProductsList key={JSON.stringify([view, done])} products={products} />
      ) : (
        <EmptyState title={t.empty()}>
          <p>{t.emptyText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={view.before ? paths.adminProducts({ ...view, before: null }) : null}
        older={nextBefore ? paths.adminProducts({ ...view, before: nextBefore }) : null}
        olderLabel={t.older()}
      />
    </Container>
  )
}
