// The form of a shipment, the same for calculator, quote and planner: a plain link-making form, which answers at every
// key once scripts are at work.
import { type FormEvent, useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { SCALE_UNITS, type ShipmentView, SIZE_UNITS } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import type { Destination } from '#src/ui/destination-field.tsx'
import { UnitField } from '#src/ui/unit-field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { ExtraFields } from './extra-fields.tsx'
import type { FoundOnShelf } from './find-for-shelf.ts'
import { PieceList } from './piece-list.tsx'
import type { RowLook } from './piece-row.tsx'
import { Presets } from './presets.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { readForm, wasTyped } from './read-form.ts'
import type { RefusalTexts } from './refusal-fields.ts'
import { RouteFields } from './route-fields.tsx'
import { ShipmentFaults } from './shipment-faults.tsx'
import styles from './shipment-form.module.css'
import type { ShipmentFaults as Faults } from './shipment-rows.ts'
import { inNumbersOf, inScaleUnit, inSizeUnit } from './turn-shipment.ts'
import type { Change } from './use-shipment.ts'

interface ShipmentFormProps {
  /** The page's address of a shipment. */
  addressOf: (view: Partial<ShipmentView>) => string
  view: ShipmentView
  /** The shop's products among those of the view. */
  products: readonly PackedProduct[]
  faults: Faults
  refusals?: RefusalTexts
  destinations: readonly Destination[]
  /** What the address searched for in the shop, and found; null: nothing was. */
  find: string
  found: FoundOnShelf | null
  onChange: Change
  /** The person asked for the answer. */
  onAsk: () => void
  /** The button that asks. */
  submit: string
  /** The pieces are put together by every service: nothing is chosen but what they are. `Mark` is that of a row's pieces. */
  plan?: Pick<RowLook, 'Mark'>
}

export function ShipmentForm(props: ShipmentFormProps) {
  const { addressOf, view, faults, refusals = {}, onChange, onAsk, plan } = props
  const { products, destinations, find, found } = props
  const { calculator: t } = useTexts()
  const locale = useUiLocale()
  const form = useRef<HTMLFormElement>(null)
  const asking = useRef(false)

  const now = () => inNumbersOf(view, locale)
  const tell: Change = (next, more) => {
    asking.current = false
    onChange(next, more)
  }
  const change = (part: Partial<ShipmentView>) => tell({ ...now(), ...part })

  useEffect(() => {
    // What was typed before this code arrived counts.
    if (!form.current || !wasTyped(form.current)) return
    onChange({ ...readForm(form.current, locale), asked: view.asked })
    // oxlint-disable-next-line react/exhaustive-deps -- only once: from now on every key is heard
  }, [])
  useEffect(() => {
    // The answer may come a moment after the question, with the code that computes it.
    if (!asking.current || !view.asked || Object.keys(faults).length === 0) return
    asking.current = false
    focusFault(form.current)
  })

  return (
    <form
      ref={form}
      method="get"
      action={useHref(addressOf({}))}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        asking.current = true
        onAsk()
      }}
    >
      {/* The first button is what the Enter key presses where no script runs. */}
      <button
        type="submit"
        name="asked"
        value="1"
        className="pu-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="numbers" value={locale} />
      {view.show && <input type="hidden" name="show" value={view.show} />}
      <ShipmentFaults view={view} faults={faults} />
      <Presets view={view} addressOf={addressOf} more={plan !== undefined} onChange={tell} />
      <RouteFields
        view={view}
        destinations={destinations}
        errors={{ destination: refusals['destination'], service: refusals['service'] }}
        service={!plan}
        onChange={change}
      />
      <div className={styles.units}>
        <UnitField
          name="size"
          label={t.sizeUnit()}
          value={view.sizeUnit}
          units={SIZE_UNITS}
          onChange={(unit) => tell(inSizeUnit(now(), unit))}
        />
        <UnitField
          name="scale"
          label={t.weightUnit()}
          value={view.weightUnit}
          units={SCALE_UNITS}
          onChange={(unit) => tell(inScaleUnit(now(), unit))}
        />
      </div>
      <PieceList
        {...{ view, products, faults, refusals, now }}
        look={{ least: plan ? 2 : 1, Mark: plan?.Mark }}
        onChange={change}
      />
      <ProductShelf {...{ view, find, found }} onChange={tell} />
      {!plan && <ExtraFields view={view} onChange={change} />}
      <Button type="submit" name="asked" value="1" size="l" wide>
        {props.submit}
      </Button>
    </form>
  )
}
