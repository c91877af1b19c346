// The parts that all mails about an order share: its link, its goods with charges and total, its way.
import type { OrderView } from '#contract/orders.ts'
import { localised, paths } from '#contract/paths.ts'
import { cutAtWord } from '#domain/cut-at-word.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Block, MailSetting, Row } from './blocks.ts'
import { chargeName } from '#src/lib/charge-name.ts'
import { formatCustoms } from '#src/ui/format-customs.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import type { MailWords } from './words.ts'

export interface OrderMailData {
  order: OrderView
  /** The secret half of the order's link. */
  key: string
  locale: Locale
}

export const orderLink = (
  { publicUrl }: MailSetting,
  { order, key, locale }: OrderMailData,
): string => publicUrl + localised(locale, paths.orderConfirmation(order.number, key))

export const linkBlocks = (
  words: MailWords,
  setting: MailSetting,
  data: OrderMailData,
): Block[] => [
  { kind: 'button', text: words.seeOrder(), url: orderLink(setting, data) },
  { kind: 'paragraph', text: words.privateLink(), quiet: true },
]

export const summaryBlocks = (words: MailWords, { order, locale }: OrderMailData): Block[] => {
  const usd = (cents: number) => formatMoney(cents, locale)
  const charges = order.charges.map((charge): Row => ({
    label: chargeName(words.chargeNames, charge.code, order.service),
    value: usd(charge.cents),
  }))
  return [
    { kind: 'heading', text: words.summary.title() },
    {
      kind: 'items',
      items: order.lines.map(({ name, textLanguage, quantity, unitCents, totalCents }) => ({
        name,
        language: textLanguage,
        detail: words.summary.pieces({ quantity, price: usd(unitCents) }),
        amount: usd(totalCents),
      })),
    },
    {
      kind: 'rows',
      rows: [
        ...charges,
        { label: words.chargeNames.total(), value: usd(order.totalCents), strong: true },
      ],
    },
    ...(order.customs
      ? [
          {
            kind: 'paragraph',
            text: formatCustoms(words.customsNote, order.customs, locale),
            quiet: true,
          } as const,
        ]
      : []),
    ...(order.estimated
      ? [{ kind: 'paragraph', text: words.summary.estimated(), quiet: true } as const]
      : []),
  ]
}

/** Longer than a part of an address is; a buyer may have typed anything, and anybody's mail address. */
const LINE_LETTERS = 80

const line = (text: string): string => cutAtWord(text, LINE_LETTERS)

export const deliveryBlocks = (words: MailWords, { order }: OrderMailData): Block[] => {
  const { fullName, line1, line2, city, state, postalCode, phone } = order.shippingAddress
  const place = [fullName, line1, line2, `${city}, ${state} ${postalCode}`.trim(), phone]
  const { minDays: min, maxDays: max } = order
  return [
    { kind: 'heading', text: words.delivery.title() },
    {
      kind: 'rows',
      rows: [
        { label: words.delivery.address(), value: place.map(line).filter(Boolean).join('\n') },
        { label: words.delivery.time(), value: words.delivery.days({ min, max }) },
      ],
    },
  ]
}
