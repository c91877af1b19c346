// The admin's list of products: found, narrowed, changed many at once, taken home as a file.
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { productDeskView } from '#contract/product-desk-view.ts'
import { ProductsFilter } from '#src/features/admin/products/products-filter.tsx'
import { ProductsList } from '#src/features/admin/products/products-list.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export function Component() {
  const { productDesk: t } = useTexts()
  const view = productDeskView(useSearchParams()[0])
  const { data } = useSuspenseQuery(trpc.catalogue.adminList.queryOptions(view))
  const { products, nextBefore } = data
  return (
    <DeskPage
      title={t.heading()}
      actions={
        <>
          <Button
            component="a"
            href={paths.adminProductsCsv(view)}
            variant="default"
            leftSection={<Icon name="download" />}
          >
            {t.csv()}
          </Button>
          <DeskLink to={paths.adminNewProduct} variant="filled" leftSection={<Icon name="plus" />}>
            {t.create()}
          </DeskLink>
        </>
      }
    >
      <ProductsFilter view={view} />
      {products.length > 0 ? (
        <ProductsList key={JSON.stringify(view)} products={products} />
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
    </DeskPage>
  )
}
