// Form and answer side by side: the body of the calculator and of the quote page.
import { Suspense } from 'react'
import { shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import type { LatePart } from '#src/lib/late-part.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { Destination } from '#src/ui/destination-field.tsx'
import { answerOf, ToolLayout } from '#src/ui/tool-layout.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import type { QuotedAnswer } from './compute-shipment.ts'
import { BriefPrices } from './brief-prices.tsx'
import { presetOf } from './presets.tsx'
import type { FoundOnShelf } from './find-for-shelf.ts'
import type { QuoteAnswer } from './quote-fields.ts'
import { refusalFields } from './refusal-fields.ts'
import { ShipmentForm } from './shipment-form.tsx'
import { ShipmentWaiting } from './shipment-waiting.tsx'
import { type LoadedShipment, useShipment } from './use-shipment.ts'

interface AnswerProps {
  view: ShipmentView
  products: readonly PackedProduct[]
  answer: QuotedAnswer
  kept?: QuoteAnswer | undefined
}

export interface ShipmentToolProps {
  loaded: LoadedShipment & {
    destinations: readonly Destination[]
    find: string
    found: FoundOnShelf | null
  }
  /** The page's address. */
  pageAt: (query: URLSearchParams) => string
  /** Draws the answer. Its code may come with the first one. */
  late: LatePart<AnswerProps>
  kept?: QuoteAnswer | undefined
}

const FORM = 'shipment-form'

export function ShipmentTool({ loaded, pageAt, late, kept }: ShipmentToolProps) {
  const { calculator: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const { destination: here } = useFacts()
  const addressOf = (shipment: Partial<ShipmentView>) => pageAt(shipmentQuery(shipment))
  const { view, products, answer, failed, unserved, change } = useShipment(
    loaded,
    addressOf,
    late.ready,
  )
  const { destinations, find, found } = loaded
  const example = presetOf(view, 'box')
  const isPriced = answer?.state === 'quoted' && !failed
  return (
    <ToolLayout
      id={FORM}
      formTitle={t.form()}
      resultsTitle={t.results()}
      form={
        <>
          {isPriced && <BriefPrices options={answer.quote.options} to={answerOf(FORM)} />}
          <ShipmentForm
            {...{ addressOf, view, products, destinations, find, found }}
            faults={answer?.faults ?? {}}
            refusals={{
              ...(unserved && { destination: t.unserved({ place: here.name }) }),
              ...(answer?.state === 'quoted' && refusalFields(view, answer.quote, tariffs, locale)),
            }}
            onChange={change}
            onAsk={() => change({ ...view, asked: true })}
            submit={t.submit()}
          />
        </>
      }
    >
      {isPriced ? (
        <Suspense>
          <late.Part {...{ view, products, answer, kept }} />
        </Suspense>
      ) : (
        <ShipmentWaiting
          state={failed ? 'failed' : answer?.state === 'incomplete' ? 'incomplete' : 'blank'}
          faults={answer?.faults}
          words={{
            failed: t.failed(),
            blank: t.blank(),
            blankText: t.blankText(),
            tryExample: t.tryExample(),
            missingText: t.missingText(),
          }}
          example={example}
          exampleTo={addressOf(example)}
          onExample={change}
        />
      )}
    </ToolLayout>
  )
}
