// Tests the admin's list: filters and pages are asked for in place, a failure is told, much held stock stands above.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { HeldStock } from '#contract/order-desk.ts'
import { orderView } from '#src/features/orders/order.fixture.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { OrdersList } from './orders-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const row = (number: string) => {
  const { id, state, email, totalCents, service, payment, placedAt } = orderView()
  const rest = { id, state, email, totalCents, service, paymentKind: payment.kind, placedAt }
  return { ...rest, number, fullName: 'Ana Pérez', itemCount: 2 }
}

const answer = (number: string, muchHeld: HeldStock | null = null) => ({
  orders: [row(number)],
  nextBefore: 7,
  muchHeld,
})

test('shows the orders that its address asks for', async () => {
  const calls = serveDesk({ 'orders.adminList': () => answer('PU-000001-3') })
  const at = '/admin/orders?state=paid&search=+ana%40+&before=31'
  const { container } = renderDesk(<OrdersList />, { at })
  const link = await screen.findByRole('link', { name: 'PU-000001-3' })
  expect(link.getAttribute('href')).toBe('/admin/orders/1')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).value).toBe('paid')
  expect(calls.map(({ input }) => input)).toEqual([{ state: 'paid', search: 'ana@', before: 31 }])
  await expectAccessible(container)
})

test('a broken address shows the whole list', async () => {
  const calls = serveDesk({ 'orders.adminList': () => answer('PU-000001-3') })
  renderDesk(<OrdersList />, { at: '/admin/orders?state=lost&before=2147483648' })
  await screen.findByText('PU-000001-3')
  expect(calls.map(({ input }) => input)).toEqual([{ state: null, search: '', before: null }])
})

test('another filter and another page are asked for in place', async () => {
  const calls = serveDesk({
    'orders.adminList': ({ state, before }: { state: string | null; before: number | null }) =>
      answer(state ?? (before ? 'older' : 'newest')),
  })
  renderDesk(<OrdersList />, { at: '/admin/orders' })
  await screen.findByText('newest')
  const state = screen.getByRole('combobox', { name: 'Estado' })
  fireEvent.change(state, { target: { value: 'cancelled' } })
  await screen.findByText('cancelled')
  expect(document.body.contains(state)).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Quitar filtros' }))
  await screen.findByText('newest')
  fireEvent.click(screen.getByRole('link', { name: 'Más antiguos' }))
  await screen.findByText('older')
  expect(calls.at(-1)?.input).toEqual({ state: null, search: '', before: 7 })
})

test('a list that does not come is told, and can be asked for again', async () => {
  serveDesk({})
  renderDesk(<OrdersList />, { at: '/admin/orders?state=paid' })
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  serveDesk({ 'orders.adminList': () => answer('PU-000001-3') })
  fireEvent.click(again)
  await screen.findByText('PU-000001-3')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a tenth of the stock held unpaid is told above the list', async () => {
  const at = '2026-11-28T06:22:00.000Z'
  const held = { pieces: 1800, cents: 1_234_500, ofPieces: 17_553, since: at, countedAt: at }
  serveDesk({ 'orders.adminList': () => answer('PU-000001-3', held) })
  const { container } = renderDesk(<OrdersList />, { at: '/admin/orders' })
  const text = (await screen.findByRole('alert')).textContent.replaceAll('\u00a0', ' ')
  for (const part of ['1.800 de 17.553 piezas', 'US$ 12.345,00']) expect(text).toContain(part)
  await expectAccessible(container)
})
