// Tests the cart page against what it must tell: prices that changed, lines that cannot be ordered, the cost at the door.
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CheckoutClosed } from '#contract/checkout.ts'
import type { OrderService } from '#domain/shipping-services.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { CartContent } from './cart-content.tsx'
import { cartLine, cartOf, checkoutOption } from './cart.fixture.ts'

const options = [
  checkoutOption(),
  checkoutOption({ service: 'sea', minDays: 25, maxDays: 35, totalCents: 9878 }),
]
const closed = [{ service: 'courier' as const, refused: 'too_heavy' as const, suspension: null }]
const show = (
  cart = cartOf(cartLine()),
  at = '/',
  priced = options,
  service: OrderService | null = null,
  shut: CheckoutClosed[] = closed,
) =>
  renderInShop(
    <CartContent cart={cart} options={priced} closed={shut} service={service} estimated />,
    { at },
  )

test('the summary shows the whole cost by each service, and why one has none', async () => {
  const { container } = show()
  const summary = screen.getByRole('region', { name: 'Resumen' })
  const text = summary.textContent.replaceAll('\u00a0', ' ')
  for (const part of [
    'US$ 37,20',
    'Total puesto en Caracas',
    'Impuestos y tasas',
    'US$ 25,00',
    'US$ 74,28',
    'US$ 98,78',
    '25–35 días',
    'Courier: pesa más de lo que acepta',
    'Estimado',
  ])
    expect(text).toContain(part)
  expect(within(summary).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
    '/checkout',
  )
  await expectAccessible(container)
})

test('a line that cannot be ordered blocks the way on and says why', async () => {
  const { container } = show(
    cartOf(
      cartLine({ problem: 'not_enough_stock', stock: 1 }),
      cartLine({ productId: 8, problem: 'out_of_stock', stock: 0 }),
    ),
  )
  screen.getByText('Solo queda 1. Ajusta la cantidad para continuar.')
  screen.getByText('Agotado. Elimínalo para continuar.')
  expect(screen.queryByRole('link', { name: 'Continuar' })).toBeNull()
  await expectAccessible(container)
})

test('a line that only some services carry names them and can be ordered', async () => {
  const { container } = show(
    cartOf(
      cartLine({ onlyBy: ['sea', 'courier'], restrictedKind: 'liquids' }),
      cartLine({ productId: 8, onlyBy: ['sea'] }),
    ),
  )
  const links = screen.getAllByRole('link', { name: /^Parece un líquido/u })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Parece un líquido. Solo viaja por vía marítima o courier', '/help#restricted'],
  ])
  screen.getByText('Solo viaja por vía marítima')
  expect(screen.getAllByRole('link', { name: 'Continuar' })).not.toHaveLength(0)
  await expectAccessible(container)
})

test('a line that no service carries blocks the way on, names the destination and can be removed', () => {
  show(cartOf(cartLine({ problem: 'not_carried', onlyBy: [] })))
  screen.getByText('No lo llevamos a Caracas. Elimínalo o cambia el destino.')
  screen.getByRole('button', { name: 'Eliminar Ombrix Pebble Earbuds del carrito' })
  expect(screen.queryByRole('link', { name: 'Continuar' })).toBeNull()
})

test('a changed price is told at its line and above all', () => {
  show(
    cartOf(
      cartLine({ previousPriceCents: 1500 }),
      cartLine({ productId: 8, previousPriceCents: 2000 }),
    ),
  )
  expect(screen.getByText('Algunos precios cambiaron desde que los viste')).not.toBeNull()
  screen.getByText(/^Subió: antes costaba US\$.15,00\.$/)
  screen.getByText(/^Bajó: antes costaba US\$.20,00\.$/)
})

test('the quantity is a form whose side buttons send a step', () => {
  const { container } = show()
  const form = container.querySelector('form:has([name=quantity])')!
  const plus = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Añadir una unidad de Ombrix Pebble Earbuds',
  })
  expect([plus.type, plus.name, plus.value]).toEqual(['submit', 'step', '1'])
  // Enter in the number presses the first button: it must be the one that changes nothing else.
  expect(form.querySelector('button')?.textContent).toBe('Actualizar')
})

test('only known notices of a plain post are shown', () => {
  show(cartOf(cartLine()), '/?notice=added')
  expect(screen.getByRole('status').textContent).toBe('Añadido al carrito')
})
test('an invented notice is not', () => {
  const { container } = show(cartOf(cartLine()), '/?notice=constructor&problem=<b>x')
  expect(container.textContent).not.toContain('constructor')
  expect(screen.queryByRole('alert')).toBeNull()
})

const asked = (fromCents: number, toCents: number) =>
  ({ by: 'shopper', onTop: { fromCents, toCents } }) as const
const byAir = checkoutOption({ customs: asked(200, 900) })
const bySea = checkoutOption({ service: 'sea', totalCents: 9878, customs: asked(0, 700) })
const note = () => screen.getByText(/La aduana puede pedir/u).textContent.replaceAll('\u00a0', ' ')

test('what customs may ask beyond the price is that of the service the checkout begins with, by its name', () => {
  show(cartOf(cartLine()), '/', [byAir, bySea])
  expect(note()).toContain(
    'La aduana puede pedir de US$ 2,00 a US$ 9,00 más. Te preguntamos antes de pagarlo. Así es por aire; con otro servicio cambia.',
  )
  cleanup()
  show(cartOf(cartLine()), '/', [byAir, bySea], 'sea')
  expect(note()).toMatch(/de US\$ 0,00 a US\$ 7,00 más.* Así es por mar/u)
})

test('where every service is asked the same, none is named, and the way it is worked out is', () => {
  show(cartOf(cartLine()), '/', [byAir, { ...bySea, customs: byAir.customs }])
  expect(note()).toMatch(/a US\$ 9,00 más\. Te preguntamos antes de pagarlo\. ¿Cómo se calcula\?$/u)
  expect(screen.getByRole('link', { name: '¿Cómo se calcula?' }).getAttribute('href')).toBe(
    '/customs-calculator?to=VE',
  )
})

test('goods that no one service takes together block the way on and say what helps', () => {
  show(cartOf(cartLine({ onlyBy: ['air'] }), cartLine({ productId: 8, onlyBy: ['sea'] })), '/', [])
  screen.getByText(/^Ningún servicio lleva todo esto junto a Caracas/u)
  expect(screen.queryByRole('link', { name: 'Continuar' })).toBeNull()
})

test.each([
  [
    true,
    false,
    /Quita lo que tiene la ruta cerrada y pide lo demás ahora, o cambia el destino\.$/u,
  ],
  [true, true, /sus rutas están cerradas por ahora\. Haz dos pedidos cuando abran/u],
  [false, false, /Haz dos pedidos o cambia el destino\.$/u],
])('where a route is closed as well, what helps is said truly: %j, %j', (first, second, said) => {
  show(
    cartOf(
      cartLine({ onlyBy: ['sea'], waits: first }),
      cartLine({ productId: 8, onlyBy: ['air'], waits: second }),
    ),
    '/',
    [],
  )
  screen.getByText(said)
  expect(screen.queryAllByText('La ruta que lo lleva está cerrada por ahora.')).toHaveLength(
    Number(first) + Number(second),
  )
  expect(screen.queryByRole('link', { name: 'Continuar' })).toBeNull()
})

test('where a service that takes all of it is closed, the rest can be ordered now, and its notice is one step on', () => {
  const notice = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
  const suspension = { since: '2026-05-01T04:00:00.000Z', until: null, notice }
  const lines = [cartLine({ onlyBy: ['sea'], waits: true }), cartLine({ productId: 8 })]
  show(cartOf(...lines), '/', [], null, [
    { service: 'sea', refused: 'route_suspended', suspension },
  ])
  screen.getByText('Si quitas lo que tiene la ruta cerrada, puedes pedir lo demás ahora.')
  expect(screen.getAllByRole('link', { name: 'Continuar' })).toHaveLength(2)
})
