// A kept quote as a page of paper: what was asked, what each service costs line by line, and until when it holds.
import { localised, paths } from '#contract/paths.ts'
import { countryName } from '#src/ui/country-name.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { formatMeasure } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { drawBand, drawFoot } from './brand-frame.ts'
import type { PrintedQuote } from './printed-quote.ts'
import { drawPieces } from './quote-pieces.ts'
import { drawServices } from './quote-prices.ts'
import { INNER, openSheet, PAGE, type Sheet } from './sheet.ts'

const WIDE = { x: PAGE.margin, width: INNER }

const drawHead = (sheet: Sheet, { saved, locale, words }: PrintedQuote): void => {
  const { quoting } = words
  const { name, country } = saved.destination
  const date = formatWhen(saved.validUntil, locale)
  const place = `${name}, ${countryName(country, locale)}`
  const title = quoting.heading({ place })
  const style = { font: 'title', size: 20, ink: 'deep' } as const
  sheet.write(title, { ...WIDE, y: sheet.at() }, style)
  sheet.down(sheet.heightOf(title, INNER, style) + 5)
  const until = saved.expired ? quoting.expired({ date }) : quoting.valid({ date })
  const tone = { font: 'bold', size: 10, ink: saved.expired ? 'warn' : 'leaf' } as const
  sheet.write(until, { ...WIDE, y: sheet.at() }, tone)
  sheet.down(sheet.heightOf(until, INNER, tone) + 14)
}

const drawTotals = (sheet: Sheet, { saved, locale, words }: PrintedQuote): void => {
  const { quoting, tariffs, calculator } = words
  const { quote, input } = saved
  const extras = (
    ['insurance', 'packaging', 'repacking', 'residential', 'consolidate'] as const
  ).flatMap((extra) => (input[extra] ? [calculator[extra]()] : []))
  const text = [
    `${quoting.measures({
      pounds: formatMeasure(quote.poundsThousandths, tariffs.unit.lb(), locale),
      volume: formatMeasure(quote.cubicFeetThousandths, tariffs.unit.ft3(), locale),
    })}.`,
    `${quoting.includes()}: ${extras.length > 0 ? extras.join(', ') : quoting.plain()}.`,
  ].join(' ')
  const height = sheet.heightOf(text, INNER, { ink: 'soft' })
  sheet.need(height + 20)
  sheet.write(text, { ...WIDE, y: sheet.at() }, { ink: 'soft' })
  sheet.down(height + 18)
}

const drawNotes = (sheet: Sheet, { saved, words, locale }: PrintedQuote): void => {
  const { quoting, tariffs, duties, customsNote } = words
  const { customs } = saved
  const prices = saved.quote.options.filter((option) => option.refused === null)
  const rules = customs && {
    rules: customs.rules.join(', '),
    day: formatDay(customs.day, locale),
  }
  // Each a paragraph of its own: one text on a sheet is never long.
  const notes = [
    [
      prices.some(({ example }) => example) ? `* ${tariffs.exampleNote()}` : '',
      saved.taxIncluded ? customsNote.included() : quoting.estimate(),
      quoting.dollars(),
    ],
    [rules ? quoting.rules(rules) : ''],
    [rules ? duties.label() : ''],
  ]
  const style = { size: 8, ink: 'soft' } as const
  for (const note of notes) {
    const text = note.filter(Boolean).join(' ')
    if (!text) continue
    const height = sheet.heightOf(text, INNER, style)
    sheet.need(height + 6)
    sheet.write(text, { ...WIDE, y: sheet.at() }, style)
    sheet.down(height + 3)
  }
}

/** At most 50 rows of pieces and five services, as a quote holds them. */
export const quoteDocument = (quote: PrintedQuote): Promise<Buffer> => {
  const { saved, token, locale, brand, publicUrl, words, compress } = quote
  const { quoting } = words
  const madeAt = new Date(saved.savedAt)
  const sheet = openSheet({
    title: `${quoting.title()} · ${saved.destination.name}`,
    author: brand,
    language: locale,
    madeAt,
    ...(compress !== undefined && { compress }),
  })
  const made = quoting.made({ date: formatWhen(saved.savedAt, locale) })
  drawBand(sheet, { brand, title: quoting.title(), note: made })
  drawHead(sheet, quote)
  drawPieces(sheet, quote)
  drawTotals(sheet, quote)
  drawServices(sheet, quote)
  drawNotes(sheet, quote)
  const url = publicUrl + localised(locale, paths.savedQuote(token))
  drawFoot(sheet, {
    label: quoting.link(),
    url,
    pageText: (page, pages) => quoting.sheet({ page, pages }),
  })
  return sheet.finish()
}
