// Reads the document of a quote: every service with its lines, in four languages, whatever was typed.
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import { compileCustoms } from '#domain/customs-book.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { DAY } from '#domain/customs.fixture.ts'
import { formalDuties } from '#domain/formal-duties.ts'
import { quoteServices } from '#domain/quote-services.ts'
import type { QuoteInput } from '#domain/quote-types.ts'
import { ask, piece, TARIFF } from '#domain/quote.fixture.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { UNKNOWN } from './printable.ts'
import { quoteDocument } from './quote-document.ts'
import { FONTS } from './sheet.ts'

loadAllLocales()
const TOKEN = 'A'.repeat(43)

const savedOf = (input: QuoteInput, changes: Partial<SavedQuoteView> = {}): SavedQuoteView => ({
  destination: { code: 've-caracas', country: 've', name: 'Caracas', region: '', services: [] },
  quote: quoteServices(input, TARIFF),
  input,
  customs: null,
  taxIncluded: false,
  savedAt: '2026-05-04T15:00:00.000Z',
  validUntil: '2026-05-11T15:00:00.000Z',
  expired: false,
  locale: 'es',
  ...changes,
})

const print = (saved: SavedQuoteView, locale: Locale = 'es') =>
  quoteDocument({
    saved,
    token: TOKEN,
    locale,
    brand: 'Puente',
    publicUrl: 'https://shop.example',
    words: i18nObject(locale),
    compress: false,
  })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

const TWO = ask(
  [
    piece(5, [16, 12, 10], { quantity: 2, description: 'Cámara «réflex» de niño' }),
    piece(3, [12, 9, 5], { category: 'Toys', estimated: true }),
  ],
  { insurance: true, repacking: true },
)

test('says what was asked, every price with its lines, until when, and where to find it', async () => {
  const saved = savedOf(TWO)
  const pdf = await print(saved)
  const text = pdfText(pdf)
  for (const words of [
    'Envío de Miami a Caracas, Venezuela',
    'Precios válidos hasta el',
    'Cámara «réflex» de niño',
    '(medidas estimadas)',
    'Impuestos y tasas',
    'Reempaque',
    'Más económico',
    `https://shop.example/quote/${TOKEN}`,
    'Página 1 de 1',
  ])
    expect(text.replaceAll('\n', ' ')).toContain(words)
  for (const option of saved.quote.options)
    if (option.refused === null)
      expect(text).toContain((option.totalCents / 100).toFixed(2).replace('.', ','))
  expect(pagesOf(pdf)).toBe(1)
})

test.each([
  ['en', 'Shipment from Miami to Caracas', 'Prices valid until', 'Page 1 of'],
  ['it', 'Spedizione da Miami a Caracas', 'Prezzi validi fino al', 'Pagina 1 di'],
  ['pt', 'Envio de Miami para Caracas', 'Preços válidos até', 'Página 1 de'],
] as const)('is written in %s', async (locale, ...said) => {
  const text = pdfText(await print(savedOf(TWO), locale)).replaceAll('\n', ' ')
  for (const words of said) expect(text).toContain(words)
})

test.each(LOCALES)('says in %s that its prices are over', async (locale) => {
  const text = pdfText(await print(savedOf(TWO, { expired: true }), locale)).replaceAll('\n', ' ')
  const [said] = i18nObject(locale).quoting.expired({ date: '#' }).split('#')
  expect(text).toContain(said)
})

test('takes as many pages as a large quote needs, and letters it has no picture of', async () => {
  const many = ask(
    Array.from({ length: 50 }, () =>
      piece(5, [16, 12, 10], { description: '箱 🎁 (x) \\ Ω\u0000 6″ Łódź' }),
    ),
  )
  const pdf = await print(savedOf(many))
  const pages = pagesOf(pdf) ?? 0
  expect(pages).toBeGreaterThan(3)
  expect(pages).toBeLessThan(30)
  const text = pdfText(pdf)
  expect(text).toContain(`Página ${pages} de ${pages}`)
  expect(text).toContain('? (x) \\ Ω')
})

test('loses no letter of a name, and only the letters it uses go along', async () => {
  const names = 'Monitor 27″ · Łódź, Đorđe, Şişli · Αθήνα · Киев · 5′ ⅓ ₡'
  const pdf = await print(savedOf(ask([piece(5, [16, 12, 10], { description: names })])))
  expect(pdfText(pdf).replaceAll(/\s+/g, ' ')).toContain(names)
  // The whole font alone has 620 kB.
  expect(pdf.length).toBeLessThan(200_000)
})

test('the font has a picture of every sign that is taken for known', () => {
  const unknown = new RegExp(UNKNOWN.source, 'u')
  for (const file of [FONTS.plain, FONTS.bold]) {
    // What the library has open is its own, and only a test looks there.
    const { _font } = new Pdf().font(file()) as unknown as {
      _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
    }
    const known = Array.from({ length: 0x2fff }, (_, code) => code).filter(
      (code) => !unknown.test(String.fromCodePoint(code)),
    )
    expect(known.filter((code) => !_font.font.hasGlyphForCodePoint(code))).toEqual([])
  }
})

test('says what the customs rules gave for each service, and by which rules', async () => {
  const book = compileCustoms(BUILT_IN_CUSTOMS_RULES)
  const quote = quoteServices(TWO, TARIFF)
  const customs = {
    day: DAY,
    rules: [4, 9],
    byService: formalDuties(TWO, quote, 'VE', book, DAY),
  }
  const air = customs.byService.air?.estimate
  if (!air?.ok) throw new Error('no estimate')
  const read = async (locale?: Locale) =>
    pdfText(await print(savedOf(TWO, { customs }), locale)).replaceAll(/\s+/g, ' ')
  const text = await read()
  expect(text).toContain('Según las normas:')
  expect(text).toContain(formatMoney(air.applies.highCents, 'es').replaceAll(/\s/g, ' '))
  expect(text).toMatch(/según las normas n\.º 4, 9, al/)
  expect(text).toContain('El monto lo fija la aduana')
  for (const locale of LOCALES) expect(await read(locale)).toContain('4, 9')
})

test('who pays what customs ask is said as it was promised', async () => {
  const input = ask([piece(5, [16, 12, 10])])
  const read = async (taxIncluded: boolean) => pdfText(await print(savedOf(input, { taxIncluded })))
  expect(await read(true)).toContain('Impuestos incluidos: si la aduana pide')
  expect(await read(true)).not.toContain('puede pedir otro')
  expect(await read(false)).toContain('la aduana puede pedir otro')
})
