// The mail after an order moved on, or when its buyer asked for the way back to it: what there is to say, and the link.
import type { OrderState } from '#contract/orders.ts'
import { followUrl } from '#domain/tracking-number.ts'
import { bolivarBlocks, bolivarRows } from './bolivar-blocks.ts'
import type { Block, MailSetting, MailText, Row } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { linkBlocks, type OrderMailData } from './order-blocks.ts'
import { mailWords } from './words.ts'

export interface OrderStateData extends OrderMailData {
  /** The state this mail is about; the order may have moved further since. */
  state: OrderState
  note: string
  /** Nothing happened: somebody lost the link. */
  isAskedFor: boolean
  /** A desk wrote the note, not the buyer: an address in it is meant. */
  noteIsOurs: boolean
}

/** Where the amount that was agreed on matters: it must be paid, or has just been. */
const TELLS_BOLIVARS: readonly OrderState[] = ['pending_payment', 'paid']

/** The number with who carries it. */
const trackedAs = ({ carrier, trackingNumber }: OrderMailData['order']): string =>
  [carrier, trackingNumber].filter(Boolean).join(' ')

export const orderStateMail = (setting: MailSetting, data: OrderStateData): MailText => {
  const { order, locale, state, note, noteIsOurs, isAskedFor } = data
  const words = mailWords(locale)
  const moved = isAskedFor ? words.askedFor : words.moved[state]
  const { number } = order
  const follow = order.trackingNumber && followUrl(order.carrier, order.trackingNumber)
  const rows: Row[] = [
    { label: words.order({ number }), value: formatMoney(order.totalCents, locale) },
    ...(TELLS_BOLIVARS.includes(state) ? bolivarRows(words, data) : []),
    ...(order.trackingNumber ? [{ label: words.moved.tracking(), value: trackedAs(order) }] : []),
    ...(note ? [{ label: words.moved.note(), value: note, exact: noteIsOurs }] : []),
  ]
  const blocks: Block[] = [
    { kind: 'title', text: moved.title() },
    { kind: 'paragraph', text: moved.text() },
    { kind: 'rows', rows },
    ...(state === 'pending_payment' ? bolivarBlocks(words, setting, data) : []),
    ...(follow ? [{ kind: 'link', text: words.moved.follow(), url: follow } as const] : []),
    ...linkBlocks(words, setting, data),
  ]
  const greeted = order.shippingAddress.fullName
  return composeMail(setting, { locale, subject: moved.subject({ number }), greeted, blocks })
}
