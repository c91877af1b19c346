// One plan of a consolidation as an address says it, free of any library: the planner's form is a link that can be kept.
import { PRICED_SERVICES, type PricedService } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { ScaleUnit, SizeUnit } from './shipment-view.ts'

/** Kinds of pieces in one plan. */
export const MAX_PLANNER_ROWS = 12

export const PARCEL_FIELDS = ['length', 'width', 'height', 'weight', 'quantity'] as const
export type ParcelField = (typeof PARCEL_FIELDS)[number]

/** One row as typed; a measure typed in another unit than the form shows ends with it (`12in`). */
export type ParcelTexts = Record<ParcelField, string> & {
  /** What its owner calls it. */
  what: string
  /** This side up: the height stays the height. */
  up: boolean
}

export interface PlannerView {
  /** The language whose way of writing numbers the texts follow. */
  numbers: Locale
  /** A destination's code; '' for the default one. */
  destination: string
  sizeUnit: SizeUnit
  weightUnit: ScaleUnit
  rows: ParcelTexts[]
  /** Whose boxes are drawn; null: those that save most. */
  show: PricedService | null
  /** The person clicked the button: what is missing is a fault now. */
  asked: boolean
}

export const EMPTY_PARCEL: ParcelTexts = {
  what: '',
  length: '',
  width: '',
  height: '',
  weight: '',
  quantity: '1',
  up: false,
}

/** Whether nobody wrote anything into a row that would be a pity to lose. */
export const isBlankParcel = (row: ParcelTexts): boolean =>
  row.what.trim() === '' &&
  PARCEL_FIELDS.every((field) => field === 'quantity' || row[field].trim() === '')

/** The query of a plan, the inverse of `parsePlanner`; a blank form has none. */
export function plannerQuery(view: Partial<PlannerView>): URLSearchParams {
  const query = new URLSearchParams()
  if (view.destination) query.set('to', view.destination)
  if (view.sizeUnit && view.sizeUnit !== 'cm') query.set('size', view.sizeUnit)
  if (view.weightUnit && view.weightUnit !== 'lb') query.set('scale', view.weightUnit)
  if (view.show && PRICED_SERVICES.includes(view.show)) query.set('show', view.show)
  const rows = view.rows ?? []
  if (rows.every(isBlankParcel)) return query
  if (view.numbers) query.set('numbers', view.numbers)
  for (const [place, row] of rows.entries()) {
    query.append('what', row.what)
    for (const field of PARCEL_FIELDS) query.append(field, row[field])
    if (row.up) query.append('up', String(place))
  }
  if (view.asked) query.set('asked', '1')
  return query
}
