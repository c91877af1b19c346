// Holds the admin's list: the first orders come with the page, others are asked for in place, a failure is told.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HeldStock } from '#contract/order-desk.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { orderView } from '#src/features/orders/order.fixture.ts'
import { atDesk, stubServer } from '../kit/desk.fixture.tsx'
import { OrdersList } from './orders-list.tsx'
import { ordersViewOf } from './orders-view.ts'

const row = (number: string) => {
  const { id, state, email, totalCents, service, paymentMethod, placedAt } = orderView()
  const rest = { id, state, email, totalCents, service, paymentMethod, placedAt }
  return { ...rest, number, fullName: 'Ana Pérez', itemCount: 2 }
}

const showList = (at = '/admin/orders', muchHeld: HeldStock | null = null) =>
  renderInShop(
    atDesk(
      <OrdersList
        first={{
          view: ordersViewOf(new URL(at, 'https://puente.example').searchParams),
          list: { orders: [row('PU-000001-3')], nextBefore: 7, muchHeld },
        }}
      />,
    ),
    { at },
  )

test('shows what came with the page and asks for nothing', async () => {
  const asked = stubServer({})
  const { container } = showList('/admin/orders?state=paid&search=ana@')
  const link = screen.getByRole('link', { name: 'PU-000001-3' })
  expect(link.getAttribute('href')).toBe('/admin/orders/1')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).value).toBe('paid')
  expect(screen.getByRole('status').textContent).toBe('1 pedido en esta página')
  await expectAccessible(container)
  expect(asked).toEqual([])
})

test('another filter and another page are asked for in place', async () => {
  const answer = { orders: [row('PU-000002-1')], nextBefore: null }
  const asked = stubServer({ 'orders.adminList': answer })
  const { router } = showList()
  const state = screen.getByRole('combobox', { name: 'Estado' })
  fireEvent.change(state, { target: { value: 'cancelled' } })
  const find = screen.getByRole('button', { name: 'Buscar' })
  fireEvent.click(find)
  await screen.findByText('PU-000002-1')
  expect(router.state.location.search).toBe('?state=cancelled&search=')
  expect(asked.map(({ input }) => input)).toEqual([
    { state: 'cancelled', search: '', before: null },
  ])
  expect(document.body.contains(find)).toBe(true)

  fireEvent.click(screen.getByRole('link', { name: 'Quitar filtros' }))
  await screen.findByText('PU-000001-3')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).value).toBe('')
  fireEvent.click(screen.getByRole('link', { name: /más antiguos/ }))
  await screen.findByRole('link', { name: 'Volver a los más recientes' })
  await screen.findByText('PU-000002-1')
  expect(asked.at(-1)?.input).toEqual({ state: null, search: '', before: 7 })
})

test('a list that does not come is told, and can be asked for again', async () => {
  stubServer({})
  showList()
  fireEvent.change(screen.getByRole('combobox', { name: 'Estado' }), { target: { value: 'paid' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  stubServer({ 'orders.adminList': { orders: [], nextBefore: null } })
  fireEvent.click(again)
  await screen.findByText('Ningún pedido con estos filtros')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['state=lost&before=-1', { state: null, search: '', before: null }],
  ['state=paid&search=+ana%40+&before=31', { state: 'paid', search: 'ana@', before: 31 }],
  ['before=2147483648', { state: null, search: '', before: null }],
])('the address %s asks for %o', (query, view) => {
  expect(ordersViewOf(new URLSearchParams(query))).toEqual(view)
})

test('a tenth of the stock held unpaid is told above the list', async () => {
  const at = '2026-11-28T06:22:00.000Z'
  const held = { pieces: 1800, cents: 1_234_500, ofPieces: 17_553, since: at, countedAt: at }
  const { container } = showList('/admin/orders', held)
  const text = screen.getByRole('alert').textContent.replaceAll('\u00a0', ' ')
  for (const part of ['1.800 de 17.553 piezas', 'US$ 12.345,00']) expect(text).toContain(part)
  await expectAccessible(container)
})
