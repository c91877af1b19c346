// What calculator and quote say of a priced shipment: prices with what customs ask, what to do with them, its measures.
import { isSeveral, type ShipmentView } from '#contract/shipment-view.ts'
import { CustomsBrief } from '#src/features/customs/customs-brief.tsx'
import type { QuotedAnswer } from '#src/features/shipping/compute-shipment.ts'
import { KeepQuote } from '#src/features/shipping/keep-quote.tsx'
import type { QuoteAnswer } from '#src/features/shipping/quote-fields.ts'
import { ShipmentResult } from '#src/features/shipping/shipment-result.tsx'
import { FormalDutiesCard } from './formal-duties-card.tsx'
import { PlannerCall } from './planner-call.tsx'

interface ShipmentAnswerProps {
  view: ShipmentView
  answer: QuotedAnswer
  /** What the form that keeps it was told. */
  kept?: QuoteAnswer | undefined
}

export function ShipmentAnswer({ view, answer, kept }: ShipmentAnswerProps) {
  return (
    <ShipmentResult answer={answer} duties={{ Brief: CustomsBrief, Whole: FormalDutiesCard }}>
      <KeepQuote view={view} answer={kept} />
      {view.pieces.length > 0 && isSeveral(view) && <PlannerCall view={view} />}
    </ShipmentResult>
  )
}
