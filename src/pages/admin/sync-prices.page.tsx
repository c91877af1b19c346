// Prices of the stores that nobody believes yet, to accept or reject; and the rejected ones, should somebody think better of it.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { PricesList } from '#src/features/admin/sync/prices-list.tsx'
import { StoreFilter } from '#src/features/admin/sync/store-filter.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { pricesViewOf } from '#src/features/admin/sync/sync-view.ts'
import { Ways } from '#src/features/admin/sync/ways.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { priceDesk: t, syncDesk } = useTexts()
  const view = pricesViewOf(useSearchParams()[0])
  const { prices, nextBefore } = useSuspenseQuery(trpc.sync.heldPrices.queryOptions(view)).data
  const { which, provider, before } = view
  const rejected = which === 'rejected'
  const lists = [
    { which: 'open', words: syncDesk.openPaths() },
    { which: 'rejected', words: t.rejected() },
  ]
  return (
    <SyncPage title={syncDesk.heldPrices()} lead={t.lead()} here="prices">
      <Ways
        label={syncDesk.heldPrices()}
        ways={lists.map((list) => ({
          to: paths.adminSyncPrices({ which: list.which, provider }),
          words: list.words,
          isHere: list.which === which,
        }))}
      />
      <StoreFilter action={paths.adminSyncPrices({ which })} provider={provider} which={which} />
      {prices.length > 0 ? (
        <PricesList prices={prices} />
      ) : (
        <EmptyState title={rejected ? t.noRejected() : t.none()}>
          <p>{rejected ? t.noRejectedText() : t.noneText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={before ? paths.adminSyncPrices({ which, provider }) : null}
        older={nextBefore ? paths.adminSyncPrices({ which, provider, before: nextBefore }) : null}
        olderLabel={syncDesk.older()}
      />
    </SyncPage>
  )
}
