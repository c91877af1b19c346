// Proves the mails: every language whole, nothing of people or providers becomes markup, no foreign words in Spanish.
import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { ORDER_STATES } from '#domain/order-state.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { orderPlacedMail } from './order-placed.mail.ts'
import { orderStateMail } from './order-state.mail.ts'

const setting = { brandName: 'Puente', publicUrl: 'https://shop.example' }

const address = {
  fullName: 'María González',
  idDocument: '',
  phone: '+584121234567',
  state: 'Zulia',
  city: 'Maracaibo',
  line1: 'Calle 72',
  line2: '',
  postalCode: '4001',
}

const orderWith = (changes: Partial<OrderView> = {}): OrderView => ({
  id: 1,
  number: 'PU-000001-3',
  state: 'pending_payment',
  nextStates: [],
  locale: 'es',
  email: 'maria@example.com',
  shippingAddress: address,
  billingAddress: null,
  service: 'air',
  minDays: 3,
  maxDays: 10,
  paymentMethod: 'zelle',
  paymentReference: null,
  carrier: 'MRW',
  trackingNumber: '1Z999',
  charges: [
    { code: 'goods', cents: 123_450 },
    { code: 'freight', cents: 2600 },
    { code: 'taxes', cents: 18_518 },
    { code: 'processing', cents: 2500 },
  ],
  totalCents: 147_068,
  bolivars: null,
  freight: {
    basis: 'actual_weight',
    unit: 'lb',
    actualPoundsThousandths: 4000,
    volumetricPoundsThousandths: 3855,
    cubicFeetThousandths: 370,
    billedThousandths: 4000,
    minimumApplied: false,
    centsPerUnit: 650,
  },
  estimated: true,
  note: '',
  placedAt: '2026-05-04T15:00:00.000Z',
  payUntil: '2026-05-06T15:00:00.000Z',
  lines: [
    {
      productId: 1,
      name: 'Taladro percutor',
      brand: 'Marca',
      textLanguage: 'es',
      image: null,
      unitCents: 61_725,
      quantity: 2,
      totalCents: 123_450,
    },
  ],
  history: [],
  ...changes,
})

const payment = {
  method: 'zelle',
  fields: [{ code: 'email', value: 'pagos@puente.example' }],
} as const
const placed = (locale: Locale, changes: Partial<OrderView> = {}) =>
  orderPlacedMail(setting, {
    order: orderWith(changes),
    key: 'secret-key',
    locale,
    payment: { ...payment, fields: [...payment.fields] },
  })
const moved = (
  locale: Locale,
  state: OrderView['state'],
  note = '',
  changes: Partial<OrderView> = {},
) => orderStateMail(setting, { order: orderWith(changes), key: 'secret-key', locale, state, note })

const everyMail = (locale: Locale) => [
  placed(locale),
  ...ORDER_STATES.map((state) => moved(locale, state)),
]

describe.each(LOCALES)('in %s', (locale) => {
  test('every mail is whole: number, link in its language, no hole', () => {
    const prefix = locale === 'es' ? '' : `/${locale}`
    const link = `https://shop.example${prefix}/order-confirmation?order=PU-000001-3&key=secret-key`
    for (const { subject, html, plain } of everyMail(locale)) {
      expect(subject).toContain('PU-000001-3')
      expect(plain).toContain(link)
      expect(html).toContain(link.replace('&', '&amp;'))
      expect(html).toContain(`<html lang="${locale}">`)
      for (const text of [subject, html.replace(/<style>.*<\/style>/s, ''), plain])
        expect(text).not.toMatch(/undefined|\[object|[{}]/)
    }
  })

  test('both faces show the same lines, charges, total and how to pay', () => {
    const { html, plain } = placed(locale)
    const amounts =
      locale === 'en'
        ? ['1,234.50', '26.00', '185.18', '25.00', '1,470.68']
        : ['1.234,50', '26,00', '185,18', '25,00', '1.470,68']
    for (const face of [html, plain])
      for (const part of [
        ...amounts.map((amount) => `US$\u00a0${amount}`),
        'Taladro percutor',
        'pagos@puente.example',
        'Maracaibo, Zulia 4001',
      ])
        expect(face).toContain(part)
  })
})

const bolivars = {
  centimos: 132_491_608,
  rate: '900.886719',
  kind: 'parallel',
  source: 'dolarapi',
  sourceName: 'DolarApi',
  sandbox: false,
  valueDate: '2026-05-04T14:00:00.000Z',
  fetchedAt: '2026-05-04T14:05:00.000Z',
  frozenUntil: '2026-05-06T15:00:00.000Z',
  held: true,
} as const

test.each(LOCALES)(
  'in %s an amount agreed on in bolivars stands beside the dollars, cited',
  (locale) => {
    const mails = [
      placed(locale, { paymentMethod: 'pago_movil', bolivars }),
      moved(locale, 'pending_payment', '', { bolivars }),
    ]
    for (const { html, plain } of mails)
      for (const face of [html, plain])
        for (const part of [
          'Bs.\u00a01.324.916,08',
          'Bs.\u00a0900,886719',
          'DolarApi',
          '2026 10:00',
          'US$',
        ])
          expect(face).toContain(part)
  },
)

test('a rate of the shop is cited with its name; one that ended is not told at all', () => {
  const own = { ...bolivars, kind: 'override', source: 'admin', sourceName: '' } as const
  expect(placed('es', { bolivars: own }).plain).toContain(
    `Tasa de la tienda Bs.\u00a0900,886719 por dólar, fuente ${setting.brandName}, del 04/05/2026 10:00.`,
  )
  const { html, plain } = placed('es', { bolivars: { ...bolivars, held: false } })
  for (const face of [html, plain]) expect(face).not.toContain('Bs.')
})

test('the time to pay is the shop’s own, in Caracas', () => {
  expect(placed('es').plain).toContain('hasta el 6 de mayo de 2026 a las 11:00 (hora de Caracas)')
})

test('a Spanish mail has no English, Italian or Portuguese in it', () => {
  const foreign =
    /\b(?:the|your|you|order|payment|and|with|for|we|this|il|gli|della|ordine|spedizione|você|seu|pagamento|envio|não)\b/i
  for (const { subject, plain } of everyMail('es'))
    expect(`${subject}\n${plain.replaceAll(/https:\S+/g, '')}`).not.toMatch(foreign)
})

test('no two languages say the same', () => {
  for (const state of ORDER_STATES) {
    const texts = LOCALES.map((locale) => moved(locale, state).plain)
    expect(new Set(texts).size).toBe(LOCALES.length)
  }
})

test('names, notes and addresses are text, never markup', () => {
  const nasty = `<script>alert(1)</script><img src=x onerror="alert('1')">`
  const order = {
    lines: orderWith().lines.map((line) => ({ ...line, name: nasty, textLanguage: '"><script>' })),
    shippingAddress: { ...address, fullName: nasty, line1: nasty },
  }
  for (const { html } of [placed('es', order), moved('es', 'shipped', nasty)]) {
    expect(html).not.toMatch(/<script|<img|onerror="/)
    expect(html).toContain('&lt;script&gt;')
  }
})

test('a subject stays one line', () => {
  const { subject } = placed('es', { number: 'PU-1\r\nBcc: x@example.com' })
  expect(subject).not.toMatch(/[\r\n]/)
})
