// Holds the checkout form: accessible, faults with links and focus, refusals with what changed, a draft that returns.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PAYMENT_METHODS } from '#contract/orders.ts'
import type { AddressView } from '#contract/account-things.ts'
import { marketRate } from '#tests/fixtures/rates.ts'
import { ADDRESS } from '#tests/support/checkout-form.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { orderView } from '../order.fixture.ts'

const { freight, lines } = orderView()
const optionOf = (service: 'air' | 'sea', totalCents: number) => ({
  service,
  totalCents,
  charges: [{ code: 'freight' as const, cents: 650 }],
  freight,
  minDays: 3,
  maxDays: 10,
  rateCardVersion: 'test',
})
const cartLines = lines.map(({ unitCents, totalCents, ...line }) => ({
  ...line,
  store: 'amazon' as const,
  category: 'Toys' as const,
  priceCents: unitCents,
  previousPriceCents: null,
  stock: 5,
  availability: 'in_stock' as const,
  problem: null,
  lineCents: totalCents,
}))
const quote = {
  ok: true as const,
  cart: { version: 4, lines: cartLines, itemCount: 2, subtotalCents: 3720 },
  options: [optionOf('air', 7428), optionOf('sea', 6000)],
  estimatedProductIds: [7],
  taxBasisPoints: 1500,
  bolivarRate: marketRate(),
}
const methods = PAYMENT_METHODS.map((method) => ({ method, fields: [] }))
const KEY = '00000000-0000-4000-8000-000000000000'
const ANA = { fullName: 'Ana Pérez', username: 'ana', email: 'ana@example.com', isAdmin: false }
const kept = (id: number, label: string): AddressView => ({
  ...ADDRESS,
  id,
  label,
  isDefault: id === 1,
})
const show = (answer?: CheckoutAnswer, addresses: AddressView[] = [], change: object = {}) =>
  renderInShop(
    <CheckoutForm
      {...{ methods, addresses, answer }}
      quote={{ ...quote, ...change }}
      idempotencyKey={KEY}
    />,
    addresses.length > 0 ? { user: ANA } : {},
  )
const answerOf = (change: Partial<CheckoutAnswer>): CheckoutAnswer => ({
  values: { email: 'ana', billingSame: '1', service: 'air' },
  faults: {},
  refusal: null,
  failed: false,
  ...change,
})

beforeEach(() => sessionStorage.clear())

test('it is one accessible form that carries its key, the cart and both totals; the cheaper way is chosen', async () => {
  const { container } = show()
  const sent = Object.fromEntries(new FormData(container.querySelector('form')!))
  expect(sent).toMatchObject({
    idempotencyKey: KEY,
    cartVersion: '4',
    'total.air': '7428',
    'total.sea': '6000',
    service: 'sea',
    billingSame: '1',
  })
  expect(screen.getAllByRole('radio')).toHaveLength(7)
  await expectAccessible(container)
})

test('faults are listed first with links to their fields, and the list gets the focus', async () => {
  const { container } = show(
    answerOf({ faults: { email: 'invalid_email', 'shippingAddress.state': 'unknown_option' } }),
  )
  const list = screen.getByRole('alert')
  expect(list.parentElement).toBe(document.activeElement)
  const links = within(list).getAllByRole<HTMLAnchorElement>('link')
  const fields = links.map((link) => document.querySelector<HTMLInputElement>(link.hash)?.name)
  expect(fields).toEqual(['email', 'shippingAddress.state'])
  const email = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Correo electrónico',
    description: /Email inválido/,
  })
  expect(email.value).toBe('ana')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Aéreo/ }).checked).toBe(true)
  await expectAccessible(container)
})

test('a changed total shows the old and the new one and every line behind it', () => {
  const line = {
    productId: 7,
    name: 'Ombrix',
    textLanguage: 'en',
    seenCents: 1860,
    currentCents: 2000,
  }
  show(
    answerOf({
      refusal: {
        ok: false,
        code: 'price_changed',
        expectedTotalCents: 7428,
        totalCents: 7708,
        charges: [],
        lines: [line],
      },
    }),
  )
  const text = screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')
  for (const amount of ['US$ 74,28', 'US$ 77,08', 'US$ 18,60', 'US$ 20,00'])
    expect(text).toContain(amount)
})

test('sold out names the product and leads to the cart', () => {
  const line = { productId: 7, name: 'Ombrix', textLanguage: 'en', requested: 2, available: 1 }
  show(answerOf({ refusal: { ok: false, code: 'out_of_stock', lines: [line] } }))
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('Ombrix: pediste 2, quedan 1')
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/cart')
})

test('what was typed returns with the next visit, and the city follows the state', () => {
  const first = show()
  fireEvent.change(screen.getByRole('textbox', { name: 'Correo electrónico' }), {
    target: { value: 'ana@example.com' },
  })
  fireEvent.change(screen.getAllByRole('combobox', { name: 'Estado' })[0]!, {
    target: { value: 'Zulia' },
  })
  first.unmount()
  const { container } = show()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' }).value).toBe(
    'ana@example.com',
  )
  const cities = [...container.querySelectorAll('#shippingAddress-cities option')].map(
    (option) => option.textContent,
  )
  expect(cities[0]).toBe('Maracaibo')
  expect(cities).not.toContain('Caracas')
})

test('whoever keeps addresses chooses one; the default is chosen, another one can be typed and kept', async () => {
  const { container } = show(undefined, [kept(1, 'Casa'), kept(2, '')])
  const sent = () => Object.fromEntries(new FormData(container.querySelector('form')!))
  expect(sent()).toMatchObject({ keptAddress: '1', email: 'ana@example.com' })
  expect(screen.getByRole('radio', { name: 'Casa Principal' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: ADDRESS.fullName }))
  expect(sent()).toMatchObject({ keptAddress: '2' })
  fireEvent.click(screen.getByRole('radio', { name: 'Otra dirección' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Guardar esta dirección en mi cuenta' }))
  expect(sent()).toMatchObject({ keptAddress: 'another', keepAddress: '1' })
  await expectAccessible(container)
})

test('an address that is not among the kept ones is said to be none of them', async () => {
  const answer = answerOf({
    values: { keptAddress: '99', billingSame: '1' },
    faults: { keptAddress: 'unknown_option' },
  })
  const { container } = show(answer, [kept(1, 'Casa')])
  const [list] = screen.getAllByRole('alert')
  expect(within(list!).getByRole<HTMLAnchorElement>('link').hash).toBe('#checkout-shipping')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Casa/ }).checked).toBe(true)
  await expectAccessible(container)
})

test('what a guest typed is found again after signing in; a kept one that is gone is not', () => {
  const typed = { 'shippingAddress.line1': 'Calle 1', keptAddress: '7' }
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked, name }) => checked && name === 'keptAddress')?.value
  sessionStorage.setItem('puente_checkout', JSON.stringify(typed))
  const first = show(undefined, [kept(1, 'Casa')])
  expect(chosen()).toBe('1')
  first.unmount()
  sessionStorage.setItem('puente_checkout', JSON.stringify({ 'shippingAddress.line1': 'Calle 1' }))
  show(undefined, [kept(1, 'Casa')])
  expect(chosen()).toBe('another')
})

test('Pago Móvil says what it would be now by each delivery, by which rate, and that dollars are charged', () => {
  const { container } = show()
  const card = container.querySelector('#checkout-paymentMethod-pago_movil-more')!
  const text = card.textContent.replaceAll('\u00a0', ' ')
  // 74.28 and 60 dollars at 900.886719.
  for (const part of [
    'Ahora serían Bs. 66.917,87',
    'Ahora serían Bs. 54.053,20',
    'Tasa paralela Bs. 900,886719 por dólar, fuente DolarApi, del 21/08/2026 14:01.',
    'Monto indicativo',
    'se cobra en dólares',
  ])
    expect(text).toContain(part)
  const amounts = [...card.querySelectorAll('[data-for]')].map((one) =>
    one.getAttribute('data-for'),
  )
  expect(amounts).toEqual(['air', 'sea'])
})

test('without a rate Pago Móvil is not offered, the page says why, and the other ways stay', async () => {
  const { container } = show(undefined, [], { bolivarRate: null })
  expect(container.querySelector('[value="pago_movil"]')).toBeNull()
  expect(container.querySelectorAll('[name="paymentMethod"]')).toHaveLength(4)
  screen.getByText(/Pago Móvil no está disponible ahora/)
  await expectAccessible(container)
})

test('a rate that is gone while placing is told at the ways to pay, and nothing is chosen instead', async () => {
  const answer = answerOf({
    values: { paymentMethod: 'pago_movil', billingSame: '1', service: 'air' },
    faults: { paymentMethod: 'no_bolivar_rate' },
  })
  const { container } = show(answer, [], { bolivarRate: null })
  const [list] = screen.getAllByRole('alert')
  expect(within(list!).getByRole<HTMLAnchorElement>('link').hash).toBe('#checkout-payment')
  expect(container.querySelector('[name="paymentMethod"]:checked')).toBeNull()
  screen.getByRole('group', { name: /Forma de pago/, description: /no hay una tasa vigente/ })
  await expectAccessible(container)
})
