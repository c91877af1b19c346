// The amount of an order in bolivars in its mails: as agreed, by which rate, and until when.
import type { Block, MailSetting, Row } from './blocks.ts'
import { formatBolivars, formatMoment, formatRateDate } from './mail-format.ts'
import type { OrderMailData } from './order-blocks.ts'
import type { MailWords } from './words.ts'

type Told = Pick<OrderMailData, 'order' | 'locale'>

const heldOf = ({ order: { bolivars } }: Told) => (bolivars?.held ? bolivars : null)

/** Nothing when dollars are paid, and once the rate has ended. */
export const bolivarRows = (words: MailWords, data: Told): Row[] => {
  const held = heldOf(data)
  if (!held) return []
  const value = formatBolivars(held.centimos / 100)
  return [{ label: words.bolivars.amount(), value, strong: true }]
}

export const bolivarBlocks = (
  words: MailWords,
  { brandName }: MailSetting,
  data: Told,
): Block[] => {
  const held = heldOf(data)
  if (!held) return []
  const { kind, rate, sourceName, valueDate, frozenUntil } = held
  const { locale } = data
  const decimals = Math.max(2, rate.split('.')[1]?.length ?? 0)
  const cited = words.bolivars.cited({
    kind: words.bolivars.kind[kind](),
    rate: formatBolivars(Number(rate), decimals),
    source: sourceName || brandName,
    date: formatRateDate(locale, new Date(valueDate), kind !== 'official'),
  })
  const until = formatMoment(locale, new Date(frozenUntil))
  return [{ kind: 'paragraph', text: `${cited} ${words.bolivars.held({ until })}`, quiet: true }]
}
