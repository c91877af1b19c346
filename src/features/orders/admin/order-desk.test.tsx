// Holds the admin's desk: every order has its facts and its moves, and what cannot be undone is asked for.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { orderView } from '../order.fixture.ts'
import { needsConfirmation } from './move-form.tsx'
import { OrderDesk } from './order-desk.tsx'
import { OrdersFilter } from './orders-filter.tsx'
import { OrdersTable } from './orders-table.tsx'

test('an order offers only the moves of the transition table', async () => {
  const { container } = renderInShop(<OrderDesk order={orderView()} answer={undefined} />)
  const choices = within(
    screen.getByRole('combobox', { name: 'Pasar a' }),
  ).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ value }) => value)).toEqual(['payment_review', 'paid', 'cancelled'])
  await expectAccessible(container)
})

test('a change that was not confirmed keeps what was typed', () => {
  renderInShop(
    <OrderDesk
      order={orderView()}
      answer={{ values: { to: 'cancelled', note: 'sin pago' }, unconfirmed: true }}
    />,
  )
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pasar a' }).value).toBe(
    'cancelled',
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota/ }).value).toBe('sin pago')
  screen.getByRole('checkbox', {
    name: /no se puede deshacer/,
    description: 'Marca la casilla para confirmar.',
  })
})

test('a finished order has no form', () => {
  renderInShop(
    <OrderDesk order={orderView({ state: 'cancelled', nextStates: [] })} answer={undefined} />,
  )
  screen.getByText('Este pedido terminó: no hay más cambios posibles.')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('cancelling and refunding ask to be confirmed, the rest does not', () => {
  expect(['cancelled', 'refunded', 'paid', 'shipped'].map(needsConfirmation)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('list and filter are accessible, and each row leads to its order', async () => {
  const { id, number, state, email, totalCents, service, paymentMethod, placedAt } = orderView()
  const row = {
    id,
    number,
    state,
    email,
    totalCents,
    service,
    paymentMethod,
    placedAt,
    fullName: 'Ana Pérez',
    itemCount: 2,
  }
  const { container } = renderInShop(
    <>
      <OrdersFilter state="paid" search="ana@" />
      <OrdersTable orders={[row]} />
    </>,
  )
  expect(screen.getByRole('link', { name: number }).getAttribute('href')).toBe('/admin/orders/1')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).value).toBe('paid')
  await expectAccessible(container)
})
