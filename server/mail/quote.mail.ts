// The mail with a kept quote: what each service costs, how long the prices hold, and the links to it.
import { localised, paths } from '#contract/paths.ts'
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Block, MailSetting, MailText, Row } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { formatMoment } from '#src/ui/format-moment.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { quoteWords, type QuoteWords } from './words.ts'

export interface QuoteMailData {
  saved: SavedQuoteView
  token: string
  locale: Locale
}

const priceRows = ({ quoting, tariffs }: QuoteWords, { saved, locale }: QuoteMailData): Row[] =>
  saved.quote.options.flatMap((option) => {
    if (option.refused !== null) return []
    const { service, minDays: min, maxDays: max, totalCents, cheapest } = option
    const label = quoting.letter.row({ service: tariffs.service[service](), min, max })
    return [{ label, value: formatMoney(totalCents, locale), strong: cheapest }]
  })

/** One line for the cheapest service, whose price stands out above. */
const dutyBlocks = (
  { quoting, tariffs, duties }: QuoteWords,
  { saved, locale }: QuoteMailData,
): Block[] => {
  const best = saved.quote.options.find((option) => option.refused === null && option.cheapest)
  const formal = best && saved.customs?.byService[best.service]
  if (!best || !formal) return []
  const { estimate } = formal
  const service = tariffs.service[best.service]()
  if (!estimate.ok) return [{ kind: 'paragraph', text: `${service}: ${duties[estimate.code]()}` }]
  const { lowCents, highCents } = estimate.applies
  const [low, high] = [formatMoney(lowCents, locale), formatMoney(highCents, locale)]
  const range = low === high ? low : duties.between({ low, high })
  return [
    { kind: 'paragraph', text: quoting.letter.duties({ service, range }) },
    { kind: 'paragraph', text: duties.label(), quiet: true },
  ]
}

export const quoteMail = (setting: MailSetting, data: QuoteMailData): MailText => {
  const { saved, token, locale } = data
  const words = quoteWords(locale)
  const { quoting, tariffs, customsNote } = words
  const place = saved.destination.name
  const date = formatMoment(new Date(saved.validUntil), locale)
  const isExample = saved.quote.options.some((option) => option.refused === null && option.example)
  const url = setting.publicUrl + localised(locale, paths.savedQuote(token))
  const pdf = setting.publicUrl + localised(locale, paths.quotePdf(token))
  const blocks: Block[] = [
    { kind: 'title', text: quoting.letter.title() },
    { kind: 'paragraph', text: quoting.letter.intro({ place }) },
    { kind: 'rows', rows: priceRows(words, data) },
    ...dutyBlocks(words, data),
    {
      kind: 'paragraph',
      text: saved.expired ? quoting.expired({ date }) : quoting.valid({ date }),
    },
    { kind: 'button', text: quoting.letter.button(), url },
    { kind: 'link', text: quoting.letter.pdf(), url: pdf },
    {
      kind: 'paragraph',
      text: saved.taxIncluded ? customsNote.included() : quoting.estimate(),
      quiet: true,
    },
    ...(isExample
      ? [{ kind: 'paragraph', text: tariffs.exampleNote(), quiet: true } as const]
      : []),
  ]
  return composeMail(setting, {
    locale,
    subject: quoting.letter.subject({ place }),
    blocks,
    footer: quoting.letter.footer({ brand: setting.brandName }),
  })
}
