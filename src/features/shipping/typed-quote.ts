// A measured shipment as the server is asked about it, and a kept one as the form shows it.
import { productsOf } from '#domain/purchase.ts'
import {
  SCALE_UNITS,
  type ScaleUnit,
  type ShipmentView,
  SIZE_UNITS,
  type SizeUnit,
} from '#contract/shipment-view.ts'
import type { QuotedProduct } from '#contract/quoted-products.ts'
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import { CATEGORY_DEFAULTS } from '#domain/category-defaults.ts'
import { writeLocaleNumber } from '#domain/locale-number.ts'
import type { QuoteInput } from '#domain/quote-types.ts'
import type { Box } from '#domain/units.ts'
import type { Category, Locale } from '#domain/vocabulary.ts'
import { measureText } from '#src/lib/typed-measure.ts'

const digits = (thousandths: number): string => writeLocaleNumber(thousandths, 'en')

export const typedQuote = (
  { pieces, services, ...rest }: QuoteInput,
  destination: string,
  goods: readonly QuotedProduct[],
) => ({
  ...rest,
  destination,
  goods: [...goods],
  services: services && [...services],
  pieces: pieces.map(({ weight, box, declaredCents, ...piece }) => ({
    ...piece,
    weight: digits(weight.thousandths),
    weightUnit: weight.unit,
    length: digits(box.length.thousandths),
    width: digits(box.width.thousandths),
    height: digits(box.height.thousandths),
    sizeUnit: box.length.unit,
    sideUnits: { width: box.width.unit, height: box.height.unit },
    declaredValue: digits(declaredCents * 10),
  })),
})

const ours = <T extends string>(unit: string | undefined, known: readonly T[], otherwise: T): T =>
  known.find((each) => each === unit) ?? otherwise

type Piece = SavedQuoteView['input']['pieces'][number]
type Units = Pick<ShipmentView, 'sizeUnit' | 'weightUnit' | 'numbers'>

/** What was estimated by the category stays open, to be estimated again. */
const measureTexts = (
  { box, weight, category, estimated }: Piece,
  { sizeUnit, weightUnit, numbers }: Units,
) => {
  const usual = estimated ? CATEGORY_DEFAULTS[category as Category] : undefined
  const isUsual = (side: keyof Box) => box[side].thousandths === usual?.box[side].thousandths
  const isUsualBox = isUsual('length') && isUsual('width') && isUsual('height')
  const side = (name: keyof Box) => (isUsualBox ? '' : measureText(box[name], sizeUnit, numbers))
  const isUsualWeight = weight.thousandths === usual?.weight.thousandths
  return {
    length: side('length'),
    width: side('width'),
    height: side('height'),
    weight: isUsualWeight ? '' : measureText(weight, weightUnit, numbers),
  }
}

/** The form that asks what this quote asked. */
export const viewOfSaved = (
  { input, destination }: Pick<SavedQuoteView, 'input' | 'destination'>,
  numbers: Locale,
): ShipmentView => {
  const typed = input.pieces.filter(({ productId }) => productId === undefined)
  const [first] = typed
  const sizeUnit: SizeUnit = ours(first?.box.length.unit, SIZE_UNITS, 'cm')
  const weightUnit: ScaleUnit = ours(first?.weight.unit, SCALE_UNITS, 'lb')
  const { insurance, packaging, repacking, residential, consolidate, services } = input
  const [only, more] = services ?? []
  return {
    numbers,
    destination: destination.code,
    service: only && !more ? only : 'all',
    sizeUnit,
    weightUnit,
    goods: productsOf(input),
    pieces: typed.map((piece) => ({
      ...measureTexts(piece, { sizeUnit, weightUnit, numbers }),
      value: piece.declaredCents > 0 ? writeLocaleNumber(piece.declaredCents * 10, numbers) : '',
      quantity: String(piece.quantity),
      contents: piece.goods === 'parcel' ? (piece.category ?? '') : piece.goods,
      what: piece.description.slice(0, 200),
      up: false,
    })),
    show: null,
    insurance,
    packaging,
    repacking,
    residential,
    consolidate,
    asked: true,
  }
}
