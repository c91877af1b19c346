// One's favourites: those of the account, which those of the browser have joined.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ProductGrid } from '#src/blocks/product-grid.tsx'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const { productIds } = await read.account.favourites().catch(throwStatus)
  const ids = productIds.slice(0, SHOWN)
  return { products: ids.length > 0 ? await read.catalogue.cards({ ids }) : [] }
}

/** As many as one call takes. */
const SHOWN = 24

export function Component() {
  const { mine: t } = useTexts()
  const { products } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={t.favourites.title()}>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <EmptyState
          title={t.favourites.empty()}
          actions={<ButtonLink to={paths.products()}>{t.purchases.shop()}</ButtonLink>}
        >
          <p>{t.favourites.emptyText()}</p>
        </EmptyState>
      )}
    </AccountPage>
  )
}
