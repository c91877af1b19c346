// The amount of an order in bolivars in its mails: as agreed, by which rate, and until when.
import type { Block, MailSetting, Row } from './blocks.ts'
import { formatMoment } from '#src/ui/format-moment.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatExactRate, formatValueDate } from '#src/ui/format-rate.ts'
import type { OrderMailData } from './order-blocks.ts'
import type { MailWords } from './words.ts'

type Told = Pick<OrderMailData, 'order' | 'locale'>

const heldOf = ({ order: { bolivars } }: Told) => (bolivars?.held ? bolivars : null)

/** Nothing when dollars are paid, and once the rate has ended. */
export const bolivarRows = (words: MailWords, data: Told): Row[] => {
  const held = heldOf(data)
  if (!held) return []
  const value = formatMoney(held.centimos, data.locale, 'VES')
  return [{ label: words.bolivars.amount(), value, strong: true }]
}

export const bolivarBlocks = (
  words: MailWords,
  { brandName }: MailSetting,
  data: Told,
): Block[] => {
  const held = heldOf(data)
  if (!held) return []
  const { kind, rate, sourceName, frozenUntil } = held
  const { locale } = data
  const cited = words.bolivars.cited({
    kind: words.bolivars.kind[kind](),
    rate: formatExactRate(rate),
    source: sourceName || brandName,
    date: formatValueDate(held, locale),
  })
  const until = formatMoment(new Date(frozenUntil), locale)
  return [{ kind: 'paragraph', text: `${cited} ${words.bolivars.held({ until })}`, quiet: true }]
}
