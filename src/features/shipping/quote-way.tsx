// The way on from a price of a kept quote: its goods are ordered, a parcel is sent.
import type { OpenedQuoteView } from '#contract/kept-quotes.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { QuoteAnswer } from './quote-fields.ts'
import { SendGoods } from './send-goods.tsx'
import { SendParcel } from './send-parcel.tsx'

interface QuoteWayProps {
  saved: Pick<OpenedQuoteView, 'orderable' | 'expired'>
  service: PricedService
  answer: QuoteAnswer | undefined
}

export function QuoteWay({ saved: { orderable, expired }, service, answer }: QuoteWayProps) {
  const { kept: t } = useTexts().quoting
  if (!orderable || service === 'vehicle' || service === 'furniture')
    return <SendParcel service={service} />
  return (
    <SendGoods
      {...{ service, answer }}
      intent="order"
      submit={expired ? t.orderToday() : t.order()}
    />
  )
}
