// Prices of the stores that nobody believes yet, to accept or reject; and the rejected ones, should somebody think better of it.
import { PricesList } from '#src/features/admin/sync/prices-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useTexts } from '#src/lib/texts.ts'

export function Component() {
  const { admin, priceDesk: t } = useTexts()
  return (
    <SyncPage title={admin.heldPrices()} lead={t.lead()} here="prices">
      <PricesList />
    </SyncPage>
  )
}
