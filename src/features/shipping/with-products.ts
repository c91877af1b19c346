// Puts products of the shop into a shipment as parcels, with the measures the shop knows of them.
import {
  isBlank,
  MAX_PIECE_ROWS,
  type PieceTexts,
  type ShipmentView,
  SIZE_UNITS,
  type SizeUnit,
} from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { writeLocaleNumber } from '#domain/locale-number.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { measureText } from '#src/lib/typed-measure.ts'

const pieceOf = (product: PackedProduct, quantity: number, view: ShipmentView): PieceTexts => {
  const { numbers, sizeUnit, weightUnit } = view
  const { name, category, priceCents, weight, sides, estimated } = product
  const [length, width, height] = sides
  const side = (thousandths: number) =>
    measureText({ thousandths, unit: product.sizeUnit }, sizeUnit, numbers)
  return {
    length: side(length),
    width: side(width),
    height: side(height),
    weight: measureText(weight, weightUnit, numbers),
    value: priceCents > 0 ? writeLocaleNumber(priceCents * 10, numbers) : '',
    quantity: String(quantity),
    contents: category,
    what: name.slice(0, 200),
    source: estimated ? 'estimate' : 'product',
  }
}

const SIZE: readonly string[] = SIZE_UNITS
const isSize = (unit: string): unit is SizeUnit => SIZE.includes(unit)

/** Below what was typed; rows nobody began make way, and a blank form measures as the product is measured. */
export const addProduct = (
  view: ShipmentView,
  product: PackedProduct,
  quantity = 1,
): ShipmentView => {
  const begun = view.pieces.filter((piece) => !isBlank(piece))
  const { sizeUnit } = product
  const measured = begun.length === 0 && isSize(sizeUnit) ? { ...view, sizeUnit } : view
  const pieces = [...begun, pieceOf(product, quantity, measured)].slice(0, MAX_PIECE_ROWS)
  return { ...measured, pieces }
}

const whole = (text: string | undefined, most: number): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null

/** What `paths.quote` says about products: `product` is an id, `units` of the same place how many. */
export async function withProducts(
  view: ShipmentView,
  query: URLSearchParams,
  read: PageContext['read'],
): Promise<ShipmentView> {
  const units = query.getAll('units')
  const asked = query
    .getAll('product')
    .slice(0, MAX_PIECE_ROWS)
    .flatMap((text, place) => {
      const id = whole(text, 2_147_483_647)
      return id === null ? [] : [{ id, quantity: whole(units[place], 99) ?? 1 }]
    })
  if (asked.length === 0) return view
  const packed = await read.shipping
    .packedProducts({ ids: asked.map(({ id }) => id) })
    // Without them the form still stands.
    .catch(() => [])
  let filled = view
  for (const { id, quantity } of asked) {
    const product = packed.find((each) => each.id === id)
    if (product) filled = addProduct(filled, product, quantity)
  }
  return filled
}
