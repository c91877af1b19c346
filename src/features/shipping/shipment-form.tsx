// The form of a shipment: a plain link-making form, which answers at every key once scripts are at work.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import {
  EMPTY_PIECE,
  MAX_PIECE_ROWS,
  type PieceTexts,
  SCALE_UNITS,
  type ShipmentView,
  SIZE_UNITS,
} from '#contract/shipment-view.ts'
import type { QuotedProduct } from '#contract/quoted-products.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import type { Destination } from '#src/ui/destination-field.tsx'
import { UnitField } from '#src/ui/unit-field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { ExtraFields } from './extra-fields.tsx'
import { GoodsRow } from './goods-row.tsx'
import { PieceRow } from './piece-row.tsx'
import type { ShipmentFaults as Faults } from './shipment-rows.ts'
import { ShipmentFaults } from './shipment-faults.tsx'
import type { RefusalTexts } from './refusal-fields.ts'
import { readForm, wasTyped } from './read-form.ts'
import { RouteFields } from './route-fields.tsx'
import styles from './shipment-form.module.css'
import { inNumbersOf, inScaleUnit, inSizeUnit } from './turn-shipment.ts'

interface ShipmentFormProps {
  /** Address of the page the form belongs to, with language prefix. */
  action: string
  view: ShipmentView
  /** The shop's products among those of the view. */
  products: readonly PackedProduct[]
  faults: Faults
  refusals?: RefusalTexts
  destinations: readonly Destination[]
  onChange: (view: ShipmentView) => void
  /** The person asked for the answer. */
  onAsk: () => void
  /** Parcels that most people know, to begin with. */
  presets?: ReactNode
  /** What stands below the parcels and can add more of them. */
  shelf?: ReactNode
}

export function ShipmentForm(props: ShipmentFormProps) {
  const {
    action,
    view,
    products,
    faults,
    refusals = {},
    destinations,
    onChange,
    onAsk,
    presets,
    shelf,
  } = props
  const { calculator: t } = useTexts()
  const locale = useUiLocale()
  const form = useRef<HTMLFormElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const asking = useRef(false)

  const now = () => inNumbersOf(view, locale)
  const tell = (next: ShipmentView) => {
    asking.current = false
    onChange(next)
  }
  const change = (part: Partial<ShipmentView>) => tell({ ...now(), ...part })
  const changePiece = (row: number, piece: PieceTexts) => {
    const { pieces, ...rest } = now()
    tell({ ...rest, pieces: pieces.map((each, place) => (place === row ? piece : each)) })
  }
  const changeGoods = (id: number, by: QuotedProduct[]) => {
    const goods = view.goods.flatMap((each) => (each.id === id ? by : [each]))
    const isEmpty = goods.length + view.pieces.length === 0
    change({ goods, ...(isEmpty && { pieces: [EMPTY_PIECE] }) })
    if (by.length === 0) rows.current?.focus()
  }
  const add = () => {
    change({ pieces: [...view.pieces, EMPTY_PIECE] })
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const remove = (row: number) => {
    change({ pieces: view.pieces.filter((_, place) => place !== row) })
    rows.current?.focus()
  }

  useEffect(() => {
    // What was typed before this code arrived counts.
    const typed = form.current && readForm(form.current, locale)
    if (typed && wasTyped(typed, view, locale)) onChange({ ...typed, asked: view.asked })
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
      action={action}
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
      <ShipmentFaults view={view} faults={faults} />
      <RouteFields
        view={view}
        destinations={destinations}
        errors={{ destination: refusals['destination'], service: refusals['service'] }}
        onChange={change}
      />
      {presets}
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
      <div className={styles.pieces} ref={rows} tabIndex={-1} role="group" aria-label={t.pieces()}>
        {view.goods.map((goods) => {
          const product = products.find(({ id }) => id === goods.id)
          return (
            product && (
              <GoodsRow
                key={goods.id}
                {...{ product, goods }}
                onQuantity={(quantity) => changeGoods(goods.id, [{ ...goods, quantity }])}
                onRemove={() => changeGoods(goods.id, [])}
              />
            )
          )
        })}
        {view.pieces.map((_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
          <PieceRow
            key={row}
            {...{ view, row, faults, refusals }}
            onChange={(piece) => changePiece(row, piece)}
            onRemove={() => remove(row)}
          />
        ))}
      </div>
      {view.pieces.length < MAX_PIECE_ROWS && (
        <Button
          type="submit"
          name="add"
          value="1"
          variant="secondary"
          icon="plus"
          onClick={(event) => {
            event.preventDefault()
            add()
          }}
        >
          {t.add()}
        </Button>
      )}
      {shelf}
      <ExtraFields view={view} onChange={change} />
      <Button type="submit" name="asked" value="1" size="l" wide>
        {t.submit()}
      </Button>
    </form>
  )
}
