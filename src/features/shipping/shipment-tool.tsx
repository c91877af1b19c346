// Form and answer side by side: the body of the calculator and of the quote page.
import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { Destination } from '#src/ui/destination-field.tsx'
import { ToolLayout } from '#src/ui/tool-layout.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { presetOf, Presets } from './presets.tsx'
import { refusalFields } from './refusal-fields.ts'
import { ShipmentForm } from './shipment-form.tsx'
import { type DutyParts, ShipmentResult } from './shipment-result.tsx'
import { type Change, type LoadedShipment, useShipment } from './use-shipment.ts'

interface ShipmentToolProps {
  loaded: LoadedShipment
  destinations: readonly Destination[]
  /** The page's address of a shipment. */
  addressOf: (view: Partial<ShipmentView>) => string
  /** What adds parcels to the form other than by typing them. */
  renderShelf?: (view: ShipmentView, change: Change) => ReactNode
  /** What the page offers below a quote. */
  children?: (view: ShipmentView) => ReactNode
  /** How the page shows what the formal customs rules give. */
  duties?: DutyParts
}

export function ShipmentTool(props: ShipmentToolProps) {
  const { loaded, destinations, addressOf, renderShelf, children, duties } = props
  const { calculator: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const { destination: here } = useFacts()
  const { view, products, answer, failed, unserved, change } = useShipment(loaded, addressOf)
  const action = useHref(addressOf({}))
  const example = presetOf(view, 'box')
  return (
    <ToolLayout
      id="shipment-form"
      formTitle={t.form()}
      resultsTitle={t.results()}
      form={
        <ShipmentForm
          action={action}
          view={view}
          products={products}
          faults={answer?.faults ?? {}}
          refusals={{
            ...(unserved && { destination: t.unserved({ place: here.name }) }),
            ...(answer?.state === 'quoted' && refusalFields(view, answer.quote, tariffs, locale)),
          }}
          presets={<Presets view={view} addressOf={addressOf} onChange={change} />}
          shelf={renderShelf?.(view, change)}
          destinations={destinations}
          onChange={change}
          onAsk={() => change({ ...view, asked: true })}
        />
      }
    >
      <ShipmentResult
        {...{ answer, failed, duties }}
        exampleTo={addressOf(example)}
        onExample={() => change(example)}
      >
        {children?.(view)}
      </ShipmentResult>
    </ToolLayout>
  )
}
