// A measured shipment as the server is asked about it, and a kept one as the form shows it.
import {
  SCALE_UNITS,
  type ScaleUnit,
  type ShipmentView,
  SIZE_UNITS,
  type SizeUnit,
} from '#contract/shipment-view.ts'
import type { SavedQuoteView } from '#contract/shipping.ts'
import type { TypedQuote } from '#contract/shipping-quote.ts'
import { writeLocaleNumber } from '#domain/locale-number.ts'
import type { QuoteInput } from '#domain/quote-types.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { measureText } from '#src/lib/typed-measure.ts'

const digits = (thousandths: number): string => writeLocaleNumber(thousandths, 'en')

export const typedQuote = (
  { pieces, services, ...rest }: QuoteInput,
  destination: string,
): TypedQuote => ({
  ...rest,
  destination,
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

/** The form that asks what this quote asked. */
export const viewOfSaved = (
  { input, destination }: Pick<SavedQuoteView, 'input' | 'destination'>,
  numbers: Locale,
): ShipmentView => {
  const [first] = input.pieces
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
    pieces: input.pieces.map(({ box, weight, goods, category, ...piece }) => ({
      length: measureText(box.length, sizeUnit, numbers),
      width: measureText(box.width, sizeUnit, numbers),
      height: measureText(box.height, sizeUnit, numbers),
      weight: measureText(weight, weightUnit, numbers),
      value: piece.declaredCents > 0 ? writeLocaleNumber(piece.declaredCents * 10, numbers) : '',
      quantity: String(piece.quantity),
      contents: goods === 'parcel' ? (category ?? '') : goods,
      what: piece.description.slice(0, 200),
      source: piece.estimated ? 'estimate' : '',
    })),
    insurance,
    packaging,
    repacking,
    residential,
    consolidate,
    asked: true,
  }
}
