// One's favourites: those of the account, which those of the browser have joined; newest first, page by page. On the first
// page also what one waits for.
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { FAVOURITE_PLACE } from '#contract/favourite-place.ts'
import { paths } from '#contract/paths.ts'
import { ProductGrid } from '#src/blocks/product-grid.tsx'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { Section } from '#src/features/account/section.tsx'
import { EndAlerts } from '#src/features/restock/end-alerts.tsx'
import type { RestockAnswer } from '#src/features/restock/restock-fields.ts'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { LinkButton } from '#src/features/account/link-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/anchor.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RateNote } from '#src/ui/local-price.tsx'

/** As many as one call gives. */
const MOST_CARDS = 24

/** A broken address shows the newest ones. */
const beforeOf = (request: Request): string | null => {
  const before = new URL(request.url).searchParams.get('before') ?? ''
  return FAVOURITE_PLACE.test(before) ? before : null
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const before = beforeOf(request)
  const page = await read.account.favouritesPage({ before }).catch(throwStatus)
  const { productIds, nextBefore } = page
  const waited = before === null ? await read.restock.mine().catch(throwStatus) : []
  const cardsOf = async (ids: number[]) => (ids.length > 0 ? read.catalogue.cards({ ids }) : [])
  const [products, awaited] = await Promise.all([
    cardsOf(productIds),
    cardsOf(waited.slice(0, MOST_CARDS)),
  ])
  return { before, nextBefore, products, awaited }
}

export const action = postAction(async () => {
  const { minePosts } = await import('#src/features/restock/restock-posts.ts')
  return minePosts
})

export function Component() {
  const { account: t, restock } = useTexts()
  const { before, nextBefore, products, awaited } = useLoaderData<typeof loader>()
  const answer = useActionData<RestockAnswer>()
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
      {awaited.length > 0 && (
        <Section id="awaited" title={restock.mine()}>
          <ul className={styles.list}>
            {awaited.map(({ id, name, textLanguage }) => (
              <li key={id} className={styles.item}>
                <Anchor to={paths.product(id)} lang={textLanguage}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
          <EndAlerts answer={answer} />
        </Section>
      )}
    </AccountPage>
  )
}
