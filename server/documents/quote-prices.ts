// The prices of a quote on paper: each service with its days and total, and below it every line with its reason.
import { hasChoice } from '#domain/has-choice.ts'
import type { QuoteOptionView } from '#contract/quote-answer.ts'
import { reasonText } from '#src/lib/reason-text.ts'
import { refusalText } from '#src/lib/refusal-text.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { dutyText } from './duty-text.ts'
import type { PrintedQuote } from './printed-quote.ts'
import { INK, INNER, PAGE, type Sheet } from './sheet.ts'

type Priced = Extract<QuoteOptionView, { refused: null }>
type Refused = Exclude<QuoteOptionView, { refused: null }>

const AMOUNT = 72
const NAME = { x: PAGE.margin + 8, width: 104 } as const
const REASON = { x: NAME.x + NAME.width + 10, width: INNER - NAME.width - AMOUNT - 30 } as const
const SUM = { x: PAGE.width - PAGE.margin - 8 - AMOUNT, width: AMOUNT } as const
const HEAD = 22

const drawHead = (sheet: Sheet, option: Priced, quote: PrintedQuote): void => {
  const { words, locale, saved } = quote
  const { tariffs } = words
  const compared = hasChoice(saved.quote.options)
  const y = sheet.at()
  sheet.doc.rect(PAGE.margin, y, INNER, HEAD).fill(INK.cream)
  const marks = [
    compared && option.cheapest ? tariffs.cheapest() : '',
    compared && option.fastest ? tariffs.fastest() : '',
  ].filter(Boolean)
  const days = tariffs.days({ min: option.minDays, max: option.maxDays })
  const about = [days, ...marks].join(' · ')
  const bold = { font: 'bold', size: 11, ink: 'deep' } as const
  sheet.write(tariffs.service[option.service](), { ...NAME, y: y + 6 }, bold)
  const tone = { size: 9, ink: marks.length > 0 ? 'leaf' : 'soft' } as const
  sheet.write(about, { ...REASON, y: y + 7.5 }, tone)
  const total = formatMoney(option.totalCents, locale)
  sheet.write(total, { ...SUM, y: y + 6 }, { ...bold, align: 'right' })
  sheet.down(HEAD + 4)
}

interface LineText {
  name: string
  reason: string
  amount?: string
}

const drawLine = (sheet: Sheet, { name, reason, amount = '' }: LineText): void => {
  const small = { size: 8, ink: 'soft' } as const
  const height = Math.max(
    sheet.heightOf(name, NAME.width, { size: 9 }),
    sheet.heightOf(reason, REASON.width, small),
  )
  sheet.need(height + 5)
  const y = sheet.at()
  sheet.write(name, { ...NAME, y }, { size: 9 })
  sheet.write(reason, { ...REASON, y: y + 0.5 }, small)
  if (amount) sheet.write(amount, { ...SUM, y }, { size: 9, align: 'right' })
  sheet.down(height + 2.5)
}

const drawPriced = (sheet: Sheet, option: Priced, quote: PrintedQuote): void => {
  const { words, locale } = quote
  const { tariffs } = words
  // A head never stands alone at the foot of a page.
  sheet.need(HEAD + 44)
  drawHead(sheet, option, quote)
  for (const line of option.lines)
    drawLine(sheet, {
      name: tariffs.line[line.code]() + (line.example ? ' *' : ''),
      reason: reasonText(line, tariffs, locale),
      amount: formatMoney(line.cents, locale),
    })
  const formal = quote.saved.customs?.byService[option.service]
  if (formal)
    drawLine(sheet, { name: words.duties.byRules(), reason: dutyText(formal, words, locale) })
  sheet.down(6)
}

const drawRefused = (sheet: Sheet, option: Refused, { words, locale }: PrintedQuote): void => {
  const { tariffs } = words
  const why = refusalText(option, tariffs, locale)
  const width = INNER - NAME.width - 26
  const height = sheet.heightOf(why, width, { size: 8 })
  sheet.need(height + 6)
  const y = sheet.at()
  sheet.write(tariffs.service[option.service](), { ...NAME, y }, { font: 'bold', ink: 'soft' })
  sheet.write(why, { x: REASON.x, width, y: y + 0.5 }, { size: 8, ink: 'soft' })
  sheet.down(height + 6)
}

/** What was never meant for these goods says nothing and is left out, as on the page. */
export const drawServices = (sheet: Sheet, quote: PrintedQuote): void => {
  const { options } = quote.saved.quote
  const title = { font: 'bold', size: 11, ink: 'deep' } as const
  sheet.need(90)
  sheet.write(quote.words.quoting.prices(), { x: PAGE.margin, width: INNER, y: sheet.at() }, title)
  sheet.down(20)
  for (const option of options) if (option.refused === null) drawPriced(sheet, option, quote)
  for (const option of options)
    if (option.refused !== null && option.refused !== 'not_for_goods')
      drawRefused(sheet, option, quote)
  sheet.down(6)
}
