// Form and answer side by side: the body of the calculator and of the quote page.
import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { EMPTY_PIECE, type ShipmentView } from '#contract/shipment-view.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { Destination } from '#src/ui/destination-field.tsx'
import { ToolLayout } from '#src/ui/tool-layout.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { refusalFields } from './refusal-fields.ts'
import { ShipmentForm } from './shipment-form.tsx'
import { type DutyParts, ShipmentResult } from './shipment-result.tsx'
import { type LoadedShipment, useShipment } from './use-shipment.ts'

interface ShipmentToolProps {
  loaded: LoadedShipment
  destinations: readonly Destination[]
  /** The page's address of a shipment. */
  addressOf: (view: Partial<ShipmentView>) => string
  /** What adds parcels to the form other than by typing them. */
  renderShelf?: (view: ShipmentView, change: (view: ShipmentView) => void) => ReactNode
  /** What the page offers below a quote. */
  children?: (view: ShipmentView) => ReactNode
  /** How the page shows what the formal customs rules give. */
  duties?: DutyParts
}

/** A box most people have seen: 40 × 30 × 25 cm, 5 lb, worth 60 dollars. */
const exampleOf = (view: ShipmentView): ShipmentView => ({
  ...view,
  sizeUnit: 'cm',
  weightUnit: 'lb',
  pieces: [{ ...EMPTY_PIECE, length: '40', width: '30', height: '25', weight: '5', value: '60' }],
})

export function ShipmentTool(props: ShipmentToolProps) {
  const { loaded, destinations, addressOf, renderShelf, children, duties } = props
  const { calculator: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const { view, answer, failed, unserved, change } = useShipment(loaded, addressOf)
  const action = useHref(addressOf({}))
  const example = exampleOf(view)
  const usual = destinations.find(({ code }) => code === DEFAULT_DESTINATION)?.name ?? ''
  return (
    <ToolLayout
      id="shipment-form"
      formTitle={t.form()}
      resultsTitle={t.results()}
      form={
        <ShipmentForm
          action={action}
          view={view}
          faults={answer?.faults ?? {}}
          refusals={{
            ...(unserved && { destination: t.unserved({ place: usual }) }),
            ...(answer?.state === 'quoted' && refusalFields(view, answer.quote, tariffs, locale)),
          }}
          shelf={renderShelf?.(view, change)}
          destinations={destinations}
          onChange={change}
          onAsk={() => change({ ...view, asked: true })}
        />
      }
    >
      <ShipmentResult
        {...{ view, answer, failed, duties }}
        exampleTo={addressOf(example)}
        onExample={() => change(example)}
      >
        {children?.(view)}
      </ShipmentResult>
    </ToolLayout>
  )
}
