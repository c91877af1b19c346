// Who carries a parcel and its number, with the way to where it is followed.
import type { OrderView } from '#contract/orders.ts'
import { followUrl } from '#domain/tracking-number.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'

export function TrackingText({
  carrier,
  trackingNumber,
}: Pick<OrderView, 'carrier' | 'trackingNumber'>) {
  const { page } = useTexts().orders
  if (!trackingNumber) return null
  const url = followUrl(carrier, trackingNumber)
  return (
    <>
      <strong translate="no">{`${carrier ?? ''} ${trackingNumber}`.trim()}</strong>
      {url && (
        <>
          {' · '}
          <Anchor href={url} target="_blank" rel="noreferrer">
            {page.follow()}
            <span className="pu-hidden"> ({page.newTab()})</span>
          </Anchor>
        </>
      )}
    </>
  )
}
