// What calculator and quote say of a priced shipment: prices with what customs ask, what to do with them, its measures.
import { isPurchase } from '#domain/purchase.ts'
import { paths } from '#contract/paths.ts'
import { isSeveral, shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { ORDER_SERVICES, type OrderService, type PricedService } from '#domain/shipping-services.ts'
import { CustomsBrief } from '#src/features/customs/customs-brief.tsx'
import type { QuotedAnswer } from '#src/features/shipping/compute-shipment.ts'
import { KeepQuote } from '#src/features/shipping/keep-quote.tsx'
import type { QuoteAnswer } from '#src/features/shipping/quote-fields.ts'
import { ShipmentResult } from '#src/features/shipping/shipment-result.tsx'
import { SendGoods } from '#src/features/shipping/send-goods.tsx'
import { SendParcel } from '#src/features/shipping/send-parcel.tsx'
import { goodsOf } from '#src/features/shipping/shipment-rows.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FormalDutiesCard } from './formal-duties-card.tsx'
import { PlannerCall } from './planner-call.tsx'

const isOrderService = (service: PricedService): service is OrderService =>
  ORDER_SERVICES.some((each) => each === service)

interface ShipmentAnswerProps {
  view: ShipmentView
  products: readonly PackedProduct[]
  answer: QuotedAnswer
  /** What the form that keeps it was told. */
  kept?: QuoteAnswer | undefined
}

export function ShipmentAnswer({ view, products, answer, kept }: ShipmentAnswerProps) {
  const { quoting } = useTexts()
  const isSold =
    isPurchase(answer.input) && goodsOf(view, products).every((product) => product.sold)
  const ways = answer.quote.options.map(({ service }) => [
    service,
    isSold && isOrderService(service) ? (
      <SendGoods
        key={service}
        {...{ service, answer: kept }}
        intent="send"
        submit={quoting.sendThis()}
        action={paths.quote(shipmentQuery(view))}
      />
    ) : (
      <SendParcel key={service} service={service} />
    ),
  ])
  return (
    <ShipmentResult
      answer={answer}
      duties={{ Brief: CustomsBrief, Whole: FormalDutiesCard }}
      actions={Object.fromEntries(ways)}
    >
      <KeepQuote view={view} answer={kept} />
      {view.pieces.length > 0 && isSeveral(view) && <PlannerCall view={view} />}
    </ShipmentResult>
  )
}
