// Reads the document of an invoice: all it says in four languages, over as many pages as it needs.
import { expect, test } from 'vitest'
import type { InvoiceView } from '#contract/invoices.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { invoiceDocument } from './invoice-document.ts'

loadAllLocales()

const line = { textLanguage: 'es', quantity: 1 } as const
const invoice = (changes: Partial<InvoiceView> = {}): InvoiceView => ({
  number: 'F-2026-000007',
  kind: 'invoice',
  other: null,
  state: 'issued',
  subjectKind: 'order',
  subjectId: 1,
  billedTo: {
    country: 've',
    fullName: 'Íñigo Nuñez',
    idDocument: 'V-12345678',
    state: 'Zulia',
    city: 'Maracaibo',
    line1: 'Calle 72',
  },
  payment: {
    kind: 'zelle',
    name: '',
    instructions: { text: '', locale: 'es' },
    fields: [],
    demo: true,
  },
  bolivars: null,
  totalCents: 5000,
  paidCents: 1250,
  issuedAt: '2026-05-04T15:00:00.000Z',
  dueAt: '2026-05-06T15:00:00.000Z',
  payments: [
    {
      kind: 'zelle',
      state: 'confirmed',
      amount: 1250,
      paidOn: '2026-05-05',
      reference: 'REF-77',
      reportedAt: '2026-05-05T15:00:00.000Z',
    },
  ],
  lines: [
    { ...line, reason: 'goods', name: 'Cámara de niño', quantity: 2, unitCents: 2000, cents: 4000 },
    { ...line, reason: 'freight_air', name: '', unitCents: 1000, cents: 1000 },
  ],
  ...changes,
})

const print = (view: InvoiceView, locale: Locale = 'es') =>
  invoiceDocument({
    invoice: view,
    key: 'secret-key',
    locale,
    brand: 'Puente',
    publicUrl: 'https://shop.example',
    words: i18nObject(locale),
    compress: false,
  })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('says number, person, lines, what is paid and what is left, and leads to its page', async () => {
  const pdf = await print(invoice())
  const text = pdfText(pdf).replaceAll('\u00a0', ' ')
  for (const part of [
    'Factura F-2026-000007',
    'Por pagar',
    'Íñigo Nuñez',
    'V-12345678',
    'Cámara de niño',
    '2 × US$ 20,00',
    'Envío aéreo',
    'US$ 50,00',
    'US$ 12,50',
    'US$ 37,50',
    'Cuenta de muestra',
    'Pagos reportados',
    'REF-77',
    '05/05/2026, confirmado',
    'https://shop.example/invoice?number=F-2026-000007&key=secret-key',
  ])
    expect(text).toContain(part)
  expect(pagesOf(pdf)).toBe(1)
})

test('a credit note says what it takes back, below zero', async () => {
  const note = invoice({
    kind: 'credit_note',
    other: 'F-2026-000003',
    totalCents: -1000,
    paidCents: 0,
    payment: null,
    lines: [{ ...line, reason: 'goods', name: '', unitCents: -1000, cents: -1000 }],
  })
  const text = pdfText(await print(note)).replaceAll('\u00a0', ' ')
  expect(text).toContain('Nota de crédito')
  expect(text).toContain('Anula la factura F-2026-000003')
  expect(text).toMatch(/[-–]\s?US\$ 10,00|US\$ [-–]10,00/u)
  expect(text).not.toContain('Falta por pagar')
})

test.each(LOCALES)(
  'fifty lines go on to another page, with no word missing: %s',
  async (locale) => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      ...line,
      reason: 'goods' as const,
      name: `Producto ${at + 1} de nombre largo`,
      unitCents: 100,
      cents: 100,
    }))
    const pdf = await print(invoice({ lines }), locale)
    expect(pagesOf(pdf)).toBe(2)
    const text = pdfText(pdf)
    expect(text).toContain('Producto 50')
    expect(text).not.toMatch(/undefined|[{}]/u)
  },
)
