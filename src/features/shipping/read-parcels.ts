// Turns a shipment into what a plan of its boxes is asked with, or names each field that cannot be understood.
import type { AskedParcel } from '#contract/packing.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { MAX_PLANNED_KINDS, MAX_PLANNED_PIECES } from '#domain/packing/consolidation-types.ts'
import type { QuotePiece } from '#domain/quote-types.ts'
import { switchLength, typed } from '#domain/unit-switch.ts'
import { readShipment } from './read-shipment.ts'
import { begunRows, goodsOf, type ShipmentFaults, toldFaults } from './shipment-rows.ts'

/** One kind of piece of a plan: its place in the form and what its owner calls it, if anything. */
export interface PlannedKind {
  readonly row: number
  readonly name: string
}

export type ReadParcels =
  | { readonly state: 'read'; readonly parcels: AskedParcel[]; readonly kinds: PlannedKind[] }
  /** The fault `rows` is that of the whole. */
  | { readonly state: 'blank' | 'incomplete'; readonly faults: ShipmentFaults }

type Measured = Pick<QuotePiece, 'box' | 'weight' | 'quantity' | 'estimated'>

/** As typed where the three sides share their unit, else as the form shows them. */
const parcelOf = (piece: Measured, name: string, up: boolean, view: ShipmentView): AskedParcel => {
  const { length, width, height } = piece.box
  const isOne = [width, height].every(({ unit }) => unit === length.unit)
  const sizeUnit = isOne ? length.unit : view.sizeUnit
  const side = (of: typeof length) =>
    (isOne ? of.thousandths : switchLength(typed(of), view.sizeUnit).shown.thousandths) / 1000
  return {
    name: name.slice(0, 60),
    length: side(length),
    width: side(width),
    height: side(height),
    sizeUnit,
    weight: piece.weight.thousandths / 1000,
    weightUnit: piece.weight.unit,
    quantity: piece.quantity,
    thisSideUp: up,
    measured: !piece.estimated,
  }
}

export const readParcels = (
  view: ShipmentView,
  products: readonly PackedProduct[] = [],
): ReadParcels => {
  const read = readShipment(view)
  if (!read.ok)
    return { state: read.blank ? 'blank' : 'incomplete', faults: toldFaults(view, read.faults) }
  const rows = begunRows(view)
  const own = read.input.pieces.map((piece, at) => {
    const row = rows[at] ?? at
    const { what = '', up = false } = view.pieces[row] ?? {}
    return { row, name: what.trim(), parcel: parcelOf(piece, what.trim(), up, view) }
  })
  const bought = goodsOf(view, products).map((product, at) => ({
    row: view.pieces.length + at,
    name: product.name,
    parcel: parcelOf(product, product.name, false, view),
  }))
  const all = [...own, ...bought]
  const pieces = all.reduce((count, { parcel }) => count + Number(parcel.quantity), 0)
  if (pieces > MAX_PLANNED_PIECES || all.length > MAX_PLANNED_KINDS)
    return { state: 'incomplete', faults: { rows: 'too_big' } }
  return { state: 'read', parcels: all.map(({ parcel }) => parcel), kinds: all }
}
