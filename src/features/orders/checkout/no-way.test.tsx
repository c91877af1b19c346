// What stands in place of the checkout: goods that do not go there by name, or a closed route with its notice.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { cartLines, CHECKOUT_QUOTE } from '#tests/support/show-checkout.tsx'
import { NoWay } from './no-way.tsx'
import type { Quote } from './use-requote.ts'

const show = (change: Partial<Quote>) =>
  renderInShop(<NoWay quote={{ ...CHECKOUT_QUOTE, options: [], ...change }} />)
const closed: Quote['closed'] = [
  { service: 'air', refused: 'restricted_item', suspension: null },
  { service: 'courier', refused: 'too_dear', suspension: null },
]

test('goods that no service takes there are named, with the ways to the cart and to another destination', async () => {
  const [line] = cartLines
  if (!line) throw new Error('no line')
  const stuck = { ...line, problem: 'not_carried' as const, onlyBy: [] }
  const { container } = show({ closed, cart: { ...CHECKOUT_QUOTE.cart, lines: [stuck] } })
  screen.getByRole('heading', { name: 'No podemos enviar este carrito a Caracas' })
  expect(screen.getByRole('listitem').textContent).toBe(
    `${line.name}: No lo llevamos a Caracas. Elimínalo o cambia el destino.`,
  )
  expect(screen.getByRole('link', { name: 'Volver al carrito' }).getAttribute('href')).toBe('/cart')
  screen.getByRole('link', { name: 'Cambiar destino' })
  await expectAccessible(container)
})

test('goods that no service takes together get the reasons of all', () => {
  show({ closed })
  expect(screen.getAllByText(/^(?:Aéreo|Courier): /u).map((line) => line.textContent)).toEqual([
    'Aéreo: no lleva este tipo de artículos.',
    'Courier: vale más de lo que acepta.',
  ])
  screen.getByText(/^Ningún servicio lleva todo esto junto a Caracas\. Haz dos pedidos/u)
})

test('a closed route has its notice, and the cart waits for it', () => {
  const words = 'Puerto cerrado'
  const notice = { es: words, en: words, it: words, pt: words }
  const suspension = { since: '2026-05-01T04:00:00.000Z', until: null, notice }
  show({ closed: [{ service: 'sea', refused: 'route_suspended', suspension }] })
  screen.getByRole('heading', { name: 'Por ahora no podemos enviar pedidos' })
  screen.getByText('Puerto cerrado', { exact: false })
  expect(screen.queryByRole('link', { name: 'Cambiar destino' })).toBeNull()
})

test('where only a part of the cart waits for the closed route, the rest can be ordered now', () => {
  const [line] = cartLines
  if (!line) throw new Error('no line')
  const words = 'Puerto cerrado'
  const notice = { es: words, en: words, it: words, pt: words }
  const suspension = { since: '2026-05-01T04:00:00.000Z', until: null, notice }
  const lines = [
    { ...line, waits: true },
    { ...line, productId: 8 },
  ]
  show({
    closed: [{ service: 'sea', refused: 'route_suspended', suspension }],
    cart: { ...CHECKOUT_QUOTE.cart, lines },
  })
  const said = 'Si quitas lo que tiene la ruta cerrada, puedes pedir lo demás ahora.'
  expect(screen.getAllByText(said)).toHaveLength(1)
})
