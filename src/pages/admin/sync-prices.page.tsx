// Prices of the stores that nobody believes yet, to accept or reject; and the rejected ones, should somebody think better of it.
import { useSuspenseQuery } from '@tanstack/react-query'
import { heldPricesInput } from '#contract/held-prices.ts'
import { FilterBar } from '#src/features/admin/kit/filter-bar.tsx'
import { useListView } from '#src/features/admin/kit/list-address.ts'
import { ListFoot } from '#src/features/admin/kit/list-foot.tsx'
import { PricesList } from '#src/features/admin/sync/prices-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useStoreField } from '#src/features/admin/sync/use-store-field.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { priceDesk: t, syncDesk } = useTexts()
  const view = useListView(heldPricesInput)
  const { prices, nextBefore } = useSuspenseQuery(trpc.sync.heldPrices.queryOptions(view)).data
  const rejected = view.which === 'rejected'
  const choices = [
    { value: 'open', label: syncDesk.openPaths() },
    { value: 'rejected', label: t.rejected() },
  ]
  return (
    <SyncPage title={syncDesk.heldPrices()} lead={t.lead()} here="prices">
      <FilterBar
        fields={[
          { kind: 'choice', name: 'which', label: syncDesk.runState(), choices },
          useStoreField(),
        ]}
      />
      {prices.length > 0 ? (
        <PricesList prices={prices} />
      ) : (
        <EmptyState title={rejected ? t.noRejected() : t.none()}>
          <p>{rejected ? t.noRejectedText() : t.noneText()}</p>
        </EmptyState>
      )}
      <ListFoot older={nextBefore} />
    </SyncPage>
  )
}
