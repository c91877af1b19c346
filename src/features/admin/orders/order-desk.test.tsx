// Holds the admin's desk: every order has its facts and its moves, and what cannot be undone is asked for.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FactsProvider } from '#src/lib/facts.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop, shopFacts } from '#tests/support/render-in-shop.tsx'
import { frozenBolivars, orderView } from '#src/features/orders/order.fixture.ts'
import { atDesk, stubServer } from '../kit/desk.fixture.tsx'
import { type MoveAnswer, needsConfirmation } from './move-answer.ts'
import { MoveForm } from './move-form.tsx'
import { MovePanel } from './move-panel.tsx'
import { OrderDesk } from './order-desk.tsx'

const showDesk = (order = orderView()) =>
  renderInShop(atDesk(<OrderDesk order={order} posted={undefined} />))
const showMoves = () => renderInShop(atDesk(<MovePanel order={orderView()} posted={undefined} />))

const choose = (state: string) => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Pasar a' }), { target: { value: state } })
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar cambio' }))
}

test('an order offers only the moves of the transition table', async () => {
  const { container } = showDesk()
  const choices = within(
    screen.getByRole('combobox', { name: 'Pasar a' }),
  ).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ value }) => value)).toEqual(['payment_review', 'paid', 'cancelled'])
  await expectAccessible(container)
})

test('the way back to the orders stands before the title', () => {
  const { container } = showDesk()
  const [first, second] = container.querySelectorAll('a, h1')
  expect(first?.getAttribute('href')).toBe('/admin/orders')
  expect(second?.tagName).toBe('H1')
})

test('a finished order has no form', () => {
  showDesk(orderView({ state: 'cancelled', nextStates: [] }))
  screen.getByText('Este pedido terminó: no hay más cambios posibles.')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('cancelling and refunding ask to be confirmed, the rest does not', () => {
  const states = ['cancelled', 'refunded', 'paid', 'shipped'] as const
  expect(states.map(needsConfirmation)).toEqual([true, true, false, false])
})

test('a move is sent in place, and the focus goes to what became of it', async () => {
  const asked = stubServer({
    'orders.adminMove': { ok: true, order: orderView({ state: 'paid' }) },
  })
  showMoves()
  fireEvent.change(screen.getByRole('textbox', { name: /Nota/ }), { target: { value: 'llegó' } })
  choose('paid')
  const said = await screen.findByText('El pedido pasó a «Pagado».')
  expect(asked).toEqual([{ path: 'orders.adminMove', input: { id: 1, to: 'paid', note: 'llegó' } }])
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
})

test('what cannot be undone is asked for in a dialog before anything is sent', async () => {
  const cancelled = orderView({ state: 'cancelled', nextStates: [] })
  const asked = stubServer({ 'orders.adminMove': { ok: true, order: cancelled } })
  showMoves()
  choose('cancelled')
  const dialog = await screen.findByRole('dialog', { name: '¿Pasar a «Cancelado»?' })
  await expectAccessible(dialog)
  fireEvent.click(within(dialog).getByRole('button', { name: 'No, dejarlo como está' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([])

  choose('cancelled')
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, aplicar' }))
  await screen.findByText('El pedido pasó a «Cancelado».')
  expect(asked).toHaveLength(1)
})

test('shipping without a number is answered at the fields, and nothing is sent', async () => {
  const shipped = orderView({ state: 'shipped', carrier: 'MRW', trackingNumber: '1Z9' })
  const asked = stubServer({ 'orders.adminMove': { ok: true, order: shipped } })
  const order = orderView({ state: 'in_warehouse', nextStates: ['shipped', 'refunded'] })
  const { container } = renderInShop(atDesk(<MovePanel order={order} posted={undefined} />))
  const carrier = () => screen.getByRole('combobox', { name: 'Transportista' })
  const number = screen.getByRole('textbox', { name: 'Número de seguimiento' })
  choose('shipped')
  expect(carrier().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(carrier())
  screen.getByText('Escribe el número, o marca que el pedido sale sin él.')
  await expectAccessible(container)

  fireEvent.click(screen.getByRole('checkbox', { name: 'Sale sin número de seguimiento' }))
  choose('shipped')
  screen.getByText('Di en la nota por qué no hay número de seguimiento.')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Nota/ }))
  expect(asked).toEqual([])

  fireEvent.click(screen.getByRole('checkbox', { name: 'Sale sin número de seguimiento' }))
  fireEvent.change(carrier(), { target: { value: 'MRW' } })
  fireEvent.change(number, { target: { value: '1Z9' } })
  choose('shipped')
  await screen.findByText('El pedido pasó a «Enviado».')
  expect(asked[0]?.input).toEqual({
    id: 1,
    to: 'shipped',
    note: '',
    carrier: 'MRW',
    trackingNumber: '1Z9',
  })
})

test('what became of the last move goes when the next one lacks something', async () => {
  const order = orderView({ state: 'paid', nextStates: ['in_warehouse', 'shipped'] })
  stubServer({ 'orders.adminMove': { ok: true, order: orderView({ state: 'in_warehouse' }) } })
  const posted = {
    values: { to: 'paid', note: '', carrier: '', trackingNumber: '' },
    moved: 'paid',
  }
  renderInShop(atDesk(<MovePanel order={order} posted={posted as MoveAnswer} />))
  screen.getByText('El pedido pasó a «Pagado».')
  choose('shipped')
  expect(screen.queryByText('El pedido pasó a «Pagado».')).toBeNull()
  choose('in_warehouse')
  const moved = await screen.findByText('El pedido pasó a «En almacén de Miami».')
  choose('shipped')
  screen.getByText('Escribe el número, o marca que el pedido sale sin él.')
  await waitFor(() => expect(moved.isConnected).toBe(false))
})

test('an order that went elsewhere meanwhile says so, and so does a lost answer', async () => {
  stubServer({ 'orders.adminMove': { ok: false, code: 'illegal_transition', state: 'shipped' } })
  const { unmount } = showMoves()
  choose('paid')
  await screen.findByText('El pedido no puede pasar a ese estado.')
  unmount()

  stubServer({})
  showMoves()
  choose('paid')
  await screen.findByText(/No recibimos respuesta/)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pasar a' }).value).toBe('paid')
})

test('who is signed out meanwhile reads why nothing happened, and keeps what was typed', async () => {
  const error = { json: { message: '', code: -32001, data: { errorCode: 'unauthorized' } } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ error }], { status: 401 })))
  showMoves()
  fireEvent.change(screen.getByRole('textbox', { name: /Nota/ }), { target: { value: 'llegó' } })
  choose('paid')
  await screen.findByText('Inicia sesión para continuar.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota/ }).value).toBe('llegó')
})

test('without scripts a change that was not confirmed keeps what was typed and asks for a tick', () => {
  const values = {
    to: 'cancelled',
    note: 'sin pago',
    carrier: '',
    trackingNumber: '',
    untracked: false,
  } as const
  const answer = { values, unconfirmed: true }
  const form = (
    <MoveForm
      order={orderView()}
      answer={answer}
      busy={false}
      onMove={() => {}}
      onRefuse={() => {}}
    />
  )
  document.body.innerHTML = renderToString(
    <FactsProvider value={shopFacts()}>{atDesk(form)}</FactsProvider>,
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

test('an order in bolivars shows the amount agreed on with its rate; one whose rate ended says so', () => {
  const order = orderView({ paymentMethod: 'pago_movil', bolivars: frozenBolivars() })
  const { container, unmount } = showDesk(order)
  const text = () => container.textContent.replaceAll('\u00a0', ' ')
  for (const part of ['Bs. 88.989,59', 'Tasa paralela Bs. 900,886719 por dólar, fuente DolarApi'])
    expect(text()).toContain(part)
  unmount()
  const late = showDesk({ ...order, bolivars: frozenBolivars({ held: false }) })
  expect(late.container.textContent).toContain('este monto ya no vale')
})

test('goods that are no longer held are told of before a payment is confirmed', () => {
  showDesk(orderView({ state: 'payment_review', pieces: 'gone' }))
  expect(screen.getByText(/no quedan suficientes/)).toBeTruthy()
})
