// The planner's texts when the page's language or the form's unit is another than the one they were typed in.
import { PARCEL_FIELDS, type ParcelTexts, type PlannerView } from '#contract/planner-view.ts'
import type { ScaleUnit, SizeUnit } from '#contract/shipment-view.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { shownText, switchText } from '#src/lib/typed-measure.ts'

const withSides = (row: ParcelTexts, turn: (text: string) => string): ParcelTexts => ({
  ...row,
  length: turn(row.length),
  width: turn(row.width),
  height: turn(row.height),
})

/** Texts are kept in the language they were typed in; who types goes on in the page's. */
export const inPageNumbers = (view: PlannerView, locale: Locale): PlannerView => {
  if (view.numbers === locale) return view
  const { sizeUnit, weightUnit, numbers } = view
  return {
    ...view,
    numbers: locale,
    rows: view.rows.map((row) => ({
      ...withSides(row, (text) => shownText(text, sizeUnit, numbers, locale)),
      weight: shownText(row.weight, weightUnit, numbers, locale),
    })),
  }
}

export const inSizeUnit = (view: PlannerView, sizeUnit: SizeUnit): PlannerView => ({
  ...view,
  sizeUnit,
  rows: view.rows.map((row) =>
    withSides(row, (text) => switchText(text, view.sizeUnit, sizeUnit, view.numbers)),
  ),
})

export const inScaleUnit = (view: PlannerView, weightUnit: ScaleUnit): PlannerView => ({
  ...view,
  weightUnit,
  rows: view.rows.map((row) => ({
    ...row,
    weight: switchText(row.weight, view.weightUnit, weightUnit, view.numbers),
  })),
})

/** Whether any field of a form holds something else than the view put there. */
export const wasTyped = (typed: PlannerView, view: PlannerView, locale: Locale): boolean =>
  view.rows.some((row, place) =>
    PARCEL_FIELDS.some((field) => {
      const unit = field === 'weight' ? view.weightUnit : view.sizeUnit
      const put =
        field === 'quantity' ? row[field] : shownText(row[field], unit, view.numbers, locale)
      return typed.rows[place]?.[field] !== put
    }),
  )
