// Turns what is typed of a shipment into another language's numbers or into other units, text by text.
import type { PieceTexts, ScaleUnit, ShipmentView, SizeUnit } from '#contract/shipment-view.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { shownText, switchText } from '#src/lib/typed-measure.ts'

const eachSide = (piece: PieceTexts, turn: (text: string) => string): PieceTexts => ({
  ...piece,
  length: turn(piece.length),
  width: turn(piece.width),
  height: turn(piece.height),
})

/** Texts are kept in the language they were typed in; who types goes on in the page's. */
export function inNumbersOf(view: ShipmentView, locale: Locale): ShipmentView {
  const { numbers, sizeUnit, weightUnit } = view
  if (numbers === locale) return view
  const pieces = view.pieces.map((piece) => ({
    ...eachSide(piece, (text) => shownText(text, sizeUnit, numbers, locale)),
    weight: shownText(piece.weight, weightUnit, numbers, locale),
  }))
  return { ...view, numbers: locale, pieces }
}

export function inSizeUnit(view: ShipmentView, sizeUnit: SizeUnit): ShipmentView {
  const turn = (text: string) => switchText(text, view.sizeUnit, sizeUnit, view.numbers)
  return { ...view, sizeUnit, pieces: view.pieces.map((piece) => eachSide(piece, turn)) }
}

export function inScaleUnit(view: ShipmentView, weightUnit: ScaleUnit): ShipmentView {
  const turn = (text: string) => switchText(text, view.weightUnit, weightUnit, view.numbers)
  const pieces = view.pieces.map((piece) => ({ ...piece, weight: turn(piece.weight) }))
  return { ...view, weightUnit, pieces }
}
