// The kept quote: until when it holds, every price with its lines, its parcels, its link, and the mail of it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenedQuoteView } from '#contract/kept-quotes.ts'
import { ask, piece, TARIFF } from '#domain/quote.fixture.ts'
import { type QuotedGoods, quoteGoods } from '#domain/quote-goods.ts'
import { quoteServices } from '#domain/quote-services.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { COFFEE_MAKER } from '#tests/support/packed-product.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { typedIn } from '#src/lib/form/answer.ts'
import type { QuoteAnswer } from './quote-fields.ts'
import { MailQuote } from './mail-quote.tsx'
import { QuoteWay } from './quote-way.tsx'
import { SavedHead } from './saved-head.tsx'
import { SavedQuote } from './saved-quote.tsx'

afterEach(cleanup)

const TOKEN = 'x'.repeat(43)
const INPUT = ask([
  piece(5, [16, 12, 10], { description: 'Taladro' }),
  piece(1, [4, 4, 4], { declaredCents: 0, quantity: 2, estimated: true }),
])
const SAVED: OpenedQuoteView = {
  destination: {
    code: 've-caracas',
    country: 've',
    name: 'Caracas',
    region: 'Distrito Capital',
    services: [],
  },
  input: INPUT,
  quote: quoteServices(INPUT, TARIFF),
  customs: null,
  taxIncluded: false,
  savedAt: '2026-05-04T15:00:00.000Z',
  validUntil: '2026-05-11T15:00:00.000Z',
  expired: false,
  locale: 'es',
  today: null,
  orderable: false,
}
const show = (
  changes: Partial<OpenedQuoteView> = {},
  answer?: QuoteAnswer,
  locale: Locale = 'es',
) =>
  renderInShop(
    <>
      <SavedHead saved={{ ...SAVED, ...changes }} token={TOKEN} />
      <SavedQuote
        saved={{ ...SAVED, ...changes }}
        token={TOKEN}
        ways={Object.fromEntries(
          (changes.quote ?? SAVED.quote).options.map(({ service }) => [
            service,
            <QuoteWay key={service} {...{ service, answer }} saved={{ ...SAVED, ...changes }} />,
          ]),
        )}
        mail={<MailQuote answer={answer} />}
        duties={{ Brief: () => null, Whole: () => null }}
      />
    </>,
    { at: `/quote/${TOKEN}`, locale },
  )

test('tells prices, parcels and how long they hold, and can be taken along', async () => {
  const { container } = show()
  screen.getByRole('heading', { level: 1, name: 'Envío de Miami a Caracas, Venezuela' })
  expect(container.textContent).toMatch(/Precios válidos hasta el 11 may\.? 2026/)
  const air = screen.getByRole('region', { name: 'Aéreo' })
  expect(within(air).getByText('Más económico')).toBeTruthy()
  const parcels = screen.getByRole('region', { name: 'Bultos' })
  const rows = within(parcels).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Taladro')
  // Who said nothing of the contents is not made to have said that.
  expect(rows[1]?.textContent).toContain('Bulto 2')
  expect(container.textContent).not.toContain('ve-air-1')
  const pdf = screen.getByRole('link', { name: 'Descargar PDF' })
  expect(pdf.getAttribute('href')).toBe(`/quote/${TOKEN}/pdf`)
  const again = screen.getByRole('link', { name: 'Usar esta cotización' }).getAttribute('href')
  expect(again).toContain('length=16&')
  expect(again).toContain('what=Taladro')
  await expectAccessible(container)
})

test('that is over says so and leads to the prices of today', () => {
  show({ expired: true })
  screen.getByText('Esta cotización venció')
  const today = screen.getByRole('link', { name: 'Calcular con los precios de hoy' })
  expect(today.getAttribute('href')).toContain('/quote?')
})

test('its link is whole, in the language of the page, and can be copied', async () => {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  show({}, undefined, 'pt')
  const link = `https://puente.example/pt/quote/${TOKEN}`
  expect(screen.getByDisplayValue(link)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(link))
})

const mailAnswer = (email: string, more: Partial<QuoteAnswer>): QuoteAnswer => ({
  intent: 'mail',
  typed: { email },
  faults: {},
  ...more,
})

test.each<[QuoteAnswer, RegExp]>([
  [mailAnswer('ana@example.com', { mailed: true }), /Va en camino a ana@example\.com/],
  [mailAnswer('ana@', { faults: { email: 'invalid_email' } }), /Email inválido/],
  [mailAnswer('ana@example.com', { unsaved: 'offline' }), /No hubo respuesta/],
  [
    mailAnswer('a@b.co', {
      refused: { ok: false, code: 'too_many_requests', retryAfterSeconds: 90 },
    }),
    /muchos correos.* 2 minutos/,
  ],
])('the mail of it answers %j where it was asked, and keeps the address', (answer, told) => {
  show({}, answer)
  const box = screen.getByRole('region', { name: 'Envíamela por correo' })
  expect(box.textContent).toMatch(told)
  expect(within(box).getByDisplayValue(typedIn(answer, 'email') ?? '')).toBeTruthy()
})

const BASIS = { tariff: TARIFF, processingCents: 2500 }
const bought = (goods: Partial<QuotedGoods> = {}) => {
  const maker = { ...COFFEE_MAKER, quantity: 1, ...goods }
  return quoteGoods(ask([]), [maker], BASIS)
}

test('bought goods are ordered at its price, and after its days both totals stand beside each other', async () => {
  const { container } = show({ ...bought(), orderable: true })
  expect(screen.getAllByRole('button', { name: 'Pedir a este precio' })).toHaveLength(3)
  expect(container.textContent).not.toContain('Hoy cuesta')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await expectAccessible(container)
  cleanup()
  show({
    ...bought(),
    orderable: true,
    expired: true,
    today: bought({ priceCents: 12_000 }).quote,
  })
  const air = screen.getByRole('region', { name: 'Aéreo' })
  expect(air.textContent).toMatch(/Total estimado.*Hoy cuesta/)
  expect(screen.getAllByRole('button', { name: 'Pedir al precio de hoy' })).toHaveLength(3)
  cleanup()
  const same = bought()
  show({ ...same, orderable: true, expired: true, today: same.quote })
  expect(screen.getByRole('region', { name: 'Aéreo' }).textContent).toContain('Hoy cuesta')
})

test('a cart with other goods is told of, and can be left with these alone', () => {
  show(
    { ...bought(), orderable: true },
    {
      intent: 'order',
      typed: { service: 'sea', replace: false },
      faults: {},
      refused: { ok: false, code: 'cart_has_others' },
    },
  )
  const sea = screen.getByRole('region', { name: 'Marítimo' })
  within(sea).getByText(/Tu carrito tiene otros productos/)
  within(sea).getByRole('button', { name: 'Dejar en el carrito solo lo cotizado' })
  const air = screen.getByRole('region', { name: 'Aéreo' })
  expect(within(air).queryByText(/Tu carrito tiene otros productos/)).toBeNull()
})

test('a parcel leads on to the address in Miami', () => {
  show()
  const [first] = screen.getAllByRole('link', { name: 'Enviar esto' })
  expect(first?.getAttribute('href')).toBe('/services/virtual-mailbox')
})

test('who pays what customs ask is said at each price as it was promised', () => {
  const { container } = show({ taxIncluded: true })
  const air = screen.getByRole('region', { name: 'Aéreo' })
  within(air).getByText('Impuestos incluidos: si la aduana pide más, lo pagamos nosotros.')
  expect(container.textContent).not.toContain('la aduana puede pedir')
  cleanup()
  expect(show().container.textContent).not.toContain('Impuestos incluidos')
})
