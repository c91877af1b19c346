// What the formal customs rules gave for a service of a kept quote, as one line of its document.
import type { FormalDuty } from '#domain/formal-duties.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import type { PrintedQuote } from './printed-quote.ts'

export const dutyText = (
  { estimate }: FormalDuty,
  { duties }: Pick<PrintedQuote['words'], 'duties'>,
  locale: Locale,
): string => {
  if (!estimate.ok) return duties[estimate.code]()
  const { lowCents, highCents } = estimate.applies
  const [low, high] = [formatMoney(lowCents, locale), formatMoney(highCents, locale)]
  const range =
    highCents === 0 ? duties.nothing() : low === high ? low : duties.between({ low, high })
  return `${range} (${duties.estimated()})`
}
