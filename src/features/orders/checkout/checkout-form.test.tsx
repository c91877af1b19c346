// Tests the checkout form: accessible, faults with links and focus, refusals with what changed, a draft that returns.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { ADDRESS } from '#tests/support/checkout-form.ts'
import {
  answerOf,
  cartLines,
  KEY,
  kept,
  optionOf,
  showCheckout as show,
} from '#tests/support/show-checkout.tsx'

vi.mock('#src/lib/browser-context.ts', () => ({
  read: { orders: { checkoutQuote: () => Promise.reject(new Error('no server')) } },
}))

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
      refused: {
        ok: false,
        code: 'price_changed',
        expectedTotalCents: 7428,
        totalCents: 7708,
        customsChanged: true,
        charges: [],
        lines: [line],
      },
    }),
  )
  const text = screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')
  for (const amount of ['US$ 74,28', 'US$ 77,08', 'US$ 18,60', 'US$ 20,00'])
    expect(text).toContain(amount)
  expect(text).toContain('ya no lo pagamos nosotros')
})

test('sold out names the product and leads to the cart', () => {
  const line = { productId: 7, name: 'Ombrix', textLanguage: 'en', requested: 2, available: 1 }
  show(answerOf({ refused: { ok: false, code: 'out_of_stock', lines: [line] } }))
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('Ombrix: pediste 2, queda 1')
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/cart')
})

test('lines that cannot be ordered are told before the form, and once', async () => {
  const [line] = cartLines
  const lines = [
    { ...line, productId: 8, name: 'Kaskadia', problem: 'not_sold_here' },
    { ...line, productId: 9, name: 'Trotamundo', stock: 1, problem: 'not_enough_stock' },
    { ...line, name: 'Ombrix' },
  ]
  const change = { cart: { version: 4, lines, itemCount: 3, subtotalCents: 3720 } }
  const { container, unmount } = show(undefined, [], change)
  const title = screen.getByText('Algunos productos no se pueden pedir así')
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' })
  expect(title.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(
    within(container)
      .getAllByText(/continuar/)
      .map((told) => told.textContent),
  ).toEqual([
    'Kaskadia: Ya no se vende aquí. Elimínalo para continuar.',
    'Trotamundo: Solo queda 1. Ajusta la cantidad para continuar.',
  ])
  const toCart = screen.getByRole('link', { name: 'Corregir en el carrito' })
  expect(toCart.getAttribute('href')).toBe('/cart')
  await expectAccessible(container)
  unmount()
  const refused = [{ productId: 8, name: 'Kaskadia', textLanguage: 'en' }]
  show(answerOf({ refused: { ok: false, code: 'not_sold_here', lines: refused } }), [], change)
  expect(screen.queryByText('Algunos productos no se pueden pedir así')).toBeNull()
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
    typed: { keptAddress: '99', billingSame: true },
    faults: { keptAddress: 'unknown_option' },
  })
  const { container } = show(answer, [kept(1, 'Casa')])
  const [list] = screen.getAllByRole('alert')
  expect(within(list!).getByRole<HTMLAnchorElement>('link').hash).toBe('#checkout-shipping')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Casa/ }).checked).toBe(true)
  await expectAccessible(container)
})

test('a suspended delivery cannot be chosen: its notice stands below the one that runs', () => {
  const notice = {
    es: 'Puerto cerrado',
    en: 'Port closed',
    it: 'Porto chiuso',
    pt: 'Porto fechado',
  }
  const until = '2026-05-10T04:00:00.000Z'
  const suspension = { since: '2026-05-01T04:00:00.000Z', until, notice }
  const { container } = show(answerOf({ typed: { service: 'sea' } }), [], {
    options: [optionOf('air', 7428)],
    closed: [{ service: 'sea', suspension }],
  })
  const choices = [...container.querySelectorAll<HTMLInputElement>('[name="service"]')]
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([['air', true]])
  const delivery = container.querySelector('#checkout-delivery')
  expect(delivery?.textContent).toContain('Marítimo: suspendido por ahora')
  expect(delivery?.textContent).toContain(
    'Puerto cerrado Se espera retomarlo el 10 de mayo de 2026.',
  )
})

test('what customs may ask is that of the chosen service, by its name where another is asked something else', () => {
  const range = (toCents: number) => ({
    customs: { by: 'shopper', onTop: { fromCents: 0, toCents } },
  })
  const { container } = show(undefined, [], {
    options: [
      { ...optionOf('air', 7428), ...range(500) },
      { ...optionOf('sea', 6000), ...range(800) },
    ],
  })
  const noteOf = (service: string) =>
    container.querySelector(`aside [data-for=${service}]`)?.textContent.replaceAll('\u00a0', ' ')
  expect(noteOf('air')).toMatch(/a US\$ 5,00 más\. .*Así es por aire/u)
  expect(noteOf('sea')).toMatch(/a US\$ 8,00 más\. .*Así es por mar/u)
})
