// The parcels of a quote on paper: what is in them, how large and heavy they are, what they are declared as.
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import type { Length, Measure } from '#domain/units.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { formatMeasure, formatMoney, formatNumber } from '#src/ui/format-number.ts'
import type { PrintedQuote } from './printed-quote.ts'
import { INNER, PAGE, type Sheet } from './sheet.ts'

type Piece = SavedQuoteView['input']['pieces'][number]

const COLUMN = { what: PAGE.margin, size: PAGE.margin + INNER * 0.46 } as const
const MOST_WORDS = 120

const sizeText = ({ length, width, height }: Piece['box'], locale: PrintedQuote['locale']) => {
  const sides: readonly Length[] = [length, width, height]
  const one = sides.every(({ unit }) => unit === length.unit)
  return one
    ? `${sides.map(({ thousandths }) => formatNumber(thousandths / 1000, locale, 2)).join(' × ')} ${length.unit}`
    : sides.map(({ thousandths, unit }) => formatMeasure(thousandths, unit, locale)).join(' × ')
}
const weightText = ({ thousandths, unit }: Measure, locale: PrintedQuote['locale']) =>
  formatMeasure(thousandths, unit, locale)

/** What the person called it, or what kind of thing it is; '' when neither was said. */
const nameOf = (
  { description, category, goods }: Piece,
  { tariffs, category: categories }: PrintedQuote['words'],
): string => {
  if (description !== '') return description.slice(0, MOST_WORDS)
  if (goods !== 'parcel') return tariffs.contents[goods]()
  const known = CATEGORIES.find((name) => name === category)
  if (known) return categories[known]()
  return category && !known ? tariffs.contents[category as 'liquids']() : ''
}

export const drawPieces = (sheet: Sheet, { saved, locale, words }: PrintedQuote): void => {
  const { quoting } = words
  const what = { x: COLUMN.what, width: COLUMN.size - COLUMN.what - 12 }
  const size = { x: COLUMN.size, width: PAGE.width - PAGE.margin - COLUMN.size }
  sheet.write(quoting.pieces(), { ...what, y: sheet.at() }, { font: 'bold', size: 11, ink: 'deep' })
  sheet.down(18)
  for (const [place, piece] of saved.input.pieces.entries()) {
    const { quantity, weight, box, declaredCents, estimated } = piece
    const named = nameOf(piece, words)
    const number = place + 1
    const name = named ? `${number}. ${named}` : words.calculator.piece({ piece: number })
    const facts = [
      quoting.piece({
        quantity,
        weight: weightText(weight, locale),
        size: sizeText(box, locale),
      }) + (estimated ? ` (${quoting.estimated().toLocaleLowerCase(locale)})` : ''),
      ...(declaredCents > 0
        ? [quoting.declared({ amount: formatMoney(declaredCents, locale) })]
        : []),
    ].join('. ')
    const height = Math.max(sheet.heightOf(name, what.width), sheet.heightOf(facts, size.width))
    sheet.need(height + 10)
    sheet.rule()
    sheet.down(5)
    sheet.write(name, { ...what, y: sheet.at() })
    sheet.write(facts, { ...size, y: sheet.at() }, { ink: 'soft' })
    sheet.down(height + 4)
  }
  sheet.rule()
  sheet.down(8)
}
