// The mail after an order was placed: what was ordered, what it costs, how to pay, and the link to it.
import { bolivarBlocks, bolivarRows } from './bolivar-blocks.ts'
import type { Block, MailSetting, MailText, Row } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { formatMoment } from '#src/ui/format-moment.ts'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { deliveryBlocks, linkBlocks, type OrderMailData, summaryBlocks } from './order-blocks.ts'
import { mailWords, type MailWords } from './words.ts'

const payBlocks = (words: MailWords, setting: MailSetting, data: OrderMailData): Block[] => {
  const { order, locale } = data
  const { payment } = order
  const date = formatMoment(new Date(order.payUntil), locale)
  const deadlines = () => {
    if (order.pieces !== 'held') return words.placed.payUntilFree({ date })
    if (order.holdUntil === null) return words.placed.payUntil({ date })
    const hold = formatMoment(new Date(order.holdUntil), locale)
    return words.placed.payUntilHeld({ hold, date })
  }
  const rows: Row[] = [
    ...bolivarRows(words, data),
    { label: words.placed.payAmount(), value: formatMoney(order.totalCents, locale), strong: true },
    { label: words.placed.payMethod(), value: formatMethod(words.paying, payment) },
    ...payment.fields.map(({ code, value }) => ({
      label: words.paying.fields[code](),
      value,
      exact: true,
    })),
    { label: words.placed.payConcept(), value: order.number },
  ]
  return [
    { kind: 'heading', text: words.placed.payTitle() },
    ...(payment.demo ? [{ kind: 'paragraph', text: words.paying.demo() } as const] : []),
    { kind: 'paragraph', text: deadlines() },
    { kind: 'rows', rows },
    ...(payment.instructions.text
      ? [{ kind: 'paragraph', text: payment.instructions.text, exact: true } as const]
      : []),
    ...bolivarBlocks(words, setting, data),
    { kind: 'paragraph', text: words.placed.payNote(), quiet: true },
  ]
}

export const orderPlacedMail = (setting: MailSetting, data: OrderMailData): MailText => {
  const { order, locale } = data
  const words = mailWords(locale)
  const { number } = order
  return composeMail(setting, {
    locale,
    subject: words.placed.subject({ number }),
    greeted: order.shippingAddress.fullName,
    blocks: [
      { kind: 'title', text: words.placed.title() },
      { kind: 'paragraph', text: words.placed.intro({ number }) },
      ...linkBlocks(words, setting, data),
      ...payBlocks(words, setting, data),
      ...summaryBlocks(words, data),
      ...deliveryBlocks(words, data),
    ],
  })
}
