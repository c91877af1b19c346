// Tells somebody that the product they wait for is back, what it costs, and how they hear no more of that kind.
import { localised, paths } from '#contract/paths.ts'
import { cutAtWord } from '#domain/cut-at-word.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import type { Block, MailSetting, MailText } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { contactWords } from './words.ts'

export interface RestockMailData {
  locale: Locale
  product: { id: number; name: string; textLanguage: string }
  /** Null where no price may be told in a mail. */
  price: {
    goodsCents: number
    /** At the door of one piece by the cheapest service; null where none carries it. */
    landedCents: number | null
    /** What `landedCents` is told for. */
    place: string
  } | null
  leaveUrl: string
}

/** What of a long name fits into a subject. */
const NAME_IN_SUBJECT = 60

type Words = ReturnType<typeof contactWords>['back']

const goodsBlocks = (t: Words, { locale, product, price }: RestockMailData): Block[] => {
  const { name, textLanguage: language } = product
  if (!price) return [{ kind: 'paragraph', text: name }]
  const usd = (cents: number) => formatMoney(cents, locale)
  const { goodsCents, landedCents, place } = price
  return [
    { kind: 'items', items: [{ name, language, detail: t.item(), amount: usd(goodsCents) }] },
    ...(landedCents === null
      ? []
      : [
          {
            kind: 'rows',
            rows: [{ label: t.landed({ place }), value: usd(landedCents), strong: true }],
          } as const,
        ]),
  ]
}

export const restockMail = (setting: MailSetting, data: RestockMailData): MailText => {
  const { locale, product, leaveUrl } = data
  const { back: t } = contactWords(locale)
  return composeMail(setting, {
    locale,
    subject: t.subject({ name: cutAtWord(product.name, NAME_IN_SUBJECT) }),
    footer: t.footer({ brand: setting.brandName }),
    blocks: [
      { kind: 'title', text: t.title() },
      { kind: 'paragraph', text: t.text() },
      ...goodsBlocks(t, data),
      {
        kind: 'button',
        text: t.button(),
        url: setting.publicUrl + localised(locale, paths.product(product.id)),
      },
      { kind: 'paragraph', text: t.once(), quiet: true },
      { kind: 'link', text: t.leave(), url: leaveUrl, quiet: true },
    ],
  })
}
