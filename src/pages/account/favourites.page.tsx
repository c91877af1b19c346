// One's favourites: those of the account, which those of the browser have joined; newest first, page by page.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FAVOURITE_PLACE } from '#contract/favourite-place.ts'
import { paths } from '#contract/paths.ts'
import { ProductGrid } from '#src/blocks/product-grid.tsx'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { LinkButton } from '#src/features/account/link-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RateNote } from '#src/ui/local-price.tsx'

/** A broken address shows the newest ones. */
const beforeOf = (request: Request): string | null => {
  const before = new URL(request.url).searchParams.get('before') ?? ''
  return FAVOURITE_PLACE.test(before) ? before : null
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const before = beforeOf(request)
  const page = await read.account.favouritesPage({ before }).catch(throwStatus)
  const { productIds: ids, nextBefore } = page
  return { before, nextBefore, products: ids.length > 0 ? await read.catalogue.cards({ ids }) : [] }
}

export function Component() {
  const { account: t } = useTexts()
  const { before, nextBefore, products } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={t.favourites.title()}>
      {products.length > 0 ? (
        <>
          <ProductGrid products={products} />
          <RateNote />
        </>
      ) : (
        <EmptyState
          title={before ? t.favourites.noMore() : t.favourites.empty()}
          actions={
            <LinkButton variant="filled" to={paths.products()}>
              {t.purchases.shop()}
            </LinkButton>
          }
        >
          <p>{t.favourites.emptyText()}</p>
        </EmptyState>
      )}
      <div className={styles.actions}>
        {before && <LinkButton to={paths.accountFavourites()}>{t.purchases.newest()}</LinkButton>}
        {nextBefore && (
          <LinkButton
            to={paths.accountFavourites(nextBefore)}

            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.favourites.older()}
          </LinkButton>
        )}
      </div>
    </AccountPage>
  )
}
