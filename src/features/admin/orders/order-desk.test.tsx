// Tests the admin's desk: every order has its facts and its moves, and what cannot be undone is asked for.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { frozenBolivars, orderView } from '#src/features/orders/order.fixture.ts'
import { showToast } from '#src/lib/toast.ts'
import { Component as OrderPage } from '#src/pages/admin/order.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk } from '#tests/support/render-desk.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})
const toldSoon = (title: string) =>
  waitFor(() => expect(vi.mocked(showToast).mock.lastCall?.[0].title).toBe(title))

/** A server on which moves do what is asked, if nothing else is said. */
const openOrder = async (first = orderView(), answers: Answers = {}) => {
  let order = first
  const calls = serveDesk({
    'orders.adminOrder': () => order,
    'billing.adminPaymentsOf': () => [],
    'orders.adminMove': ({ to }: { to: OrderView['state'] }) => {
      order = { ...order, state: to, nextStates: [] }
      return { ok: true, order }
    },
    ...answers,
  })
  const shown = renderDesk(<OrderPage />, { at: '/admin/orders/1', path: '/admin/orders/:id' })
  await screen.findByRole('heading', { level: 1 })
  const moves = () => calls.flatMap(({ name, input }) => (name.endsWith('Move') ? [input] : []))
  return { ...shown, moves }
}

const choose = (state: string) => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Pasar a' }), { target: { value: state } })
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar cambio' }))
}

test('an order offers only the moves of the transition table, and the way back comes first', async () => {
  const { container } = await openOrder()
  const choices = within(
    screen.getByRole('combobox', { name: 'Pasar a' }),
  ).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ value }) => value)).toEqual(['payment_review', 'paid', 'cancelled'])
  const [first, second] = container.querySelectorAll('main :is(a, h1)')
  expect(first?.getAttribute('href')).toBe('/admin/orders')
  expect(second?.tagName).toBe('H1')
  await expectAccessible(container)
})

test('a move is sent in place and told; a finished order has no form, and the focus stays', async () => {
  const { moves } = await openOrder()
  fireEvent.change(screen.getByRole('textbox', { name: /Nota/u }), { target: { value: 'llegó' } })
  choose('paid')
  await toldSoon('El pedido pasó a «Pagado».')
  expect(moves()).toEqual([{ id: 1, to: 'paid', note: 'llegó', untracked: false }])
  const said = await screen.findByText('Este pedido terminó: no hay más cambios posibles.')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(document.activeElement).toBe(said.parentElement)
})

test.each(['cancelled', 'refunded'] as const)(
  'what cannot be undone is asked for before anything is sent: %s',
  async (to) => {
    const { moves } = await openOrder(orderView({ nextStates: ['paid', to] }))
    choose(to)
    const question = () => screen.findByRole('dialog', { name: /^¿Pasar a «/u })
    const dialog = await question()
    await expectAccessible(dialog)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(moves()).toEqual([])
    choose(to)
    fireEvent.click(within(await question()).getByRole('button', { name: 'Sí, aplicar' }))
    await waitFor(() => expect(moves()).toMatchObject([{ id: 1, to }]))
  },
)

test('shipping without a number is answered at the fields, and nothing is sent', async () => {
  const { container, moves } = await openOrder(
    orderView({ state: 'in_warehouse', nextStates: ['refunded', 'shipped'] }),
  )
  const untracked = () => screen.queryByRole('checkbox', { name: 'Sale sin número de seguimiento' })
  const carrier = screen.getByRole('combobox', { name: 'Transportista' })
  const number = screen.getByRole('textbox', { name: 'Número de seguimiento' })
  // Only shipping asks for a number.
  expect(untracked()).toBeNull()
  choose('shipped')
  await waitFor(() => expect(carrier.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(carrier))
  expect(screen.getAllByText(/Escribe el número, o marca/u)).not.toHaveLength(0)
  await expectAccessible(container)

  fireEvent.click(untracked() as HTMLElement)
  choose('shipped')
  const note = screen.getByRole('textbox', { name: /Nota/u })
  await screen.findByText('Di en la nota por qué no hay número de seguimiento.')
  await waitFor(() => expect(document.activeElement).toBe(note))
  expect(moves()).toEqual([])

  fireEvent.click(untracked() as HTMLElement)
  fireEvent.change(carrier, { target: { value: 'MRW' } })
  fireEvent.change(number, { target: { value: '1Z9' } })
  choose('shipped')
  await toldSoon('El pedido pasó a «Enviado».')
  const sent = { id: 1, to: 'shipped', note: '', untracked: false }
  expect(moves()).toEqual([{ ...sent, carrier: 'MRW', trackingNumber: '1Z9' }])
})

test('an order that went elsewhere meanwhile says so, with the moves it has now', async () => {
  let order = orderView()
  await openOrder(order, {
    'orders.adminOrder': () => order,
    'orders.adminMove': () => {
      order = orderView({ state: 'in_warehouse', nextStates: ['shipped'] })
      return { ok: false, code: 'illegal_transition', state: 'in_warehouse' }
    },
  })
  choose('paid')
  await toldSoon('El pedido no puede pasar a ese estado.')
  expect(await screen.findByRole('option', { name: 'Enviado' })).toBeTruthy()
})

test('a lost answer is told, and what was typed is still there', async () => {
  await openOrder(orderView(), {
    'orders.adminMove': () => {
      throw new Error('broken')
    },
  })
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota/u })
  fireEvent.change(note, { target: { value: 'llegó' } })
  choose('paid')
  await screen.findByRole('alert')
  expect(note.value).toBe('llegó')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pasar a' }).value).toBe('paid')
})

test('an order in bolivars shows the amount agreed on with its rate; one whose rate ended says so', async () => {
  const order = orderView({
    payment: { ...orderView().payment, kind: 'pago_movil' },
    bolivars: frozenBolivars(),
  })
  const { container, unmount } = await openOrder(order)
  const text = () => container.textContent.replaceAll('\u00a0', ' ')
  for (const part of ['Bs. 88.989,59', 'Tasa paralela Bs. 900,886719 por dólar, fuente DolarApi'])
    expect(text()).toContain(part)
  unmount()
  const late = await openOrder({ ...order, bolivars: frozenBolivars({ held: false }) })
  expect(late.container.textContent).toContain('este monto ya no vale')
})

test('goods that are no longer held are told of before a payment is confirmed', async () => {
  await openOrder(orderView({ state: 'payment_review', pieces: 'gone' }))
  expect(screen.getByText(/no quedan suficientes/u)).toBeTruthy()
})

test('the number of a parcel on its way is corrected in its own form', async () => {
  const shipped = orderView({
    state: 'shipped',
    nextStates: [],
    carrier: 'MRW',
    trackingNumber: '12',
  })
  const sent: unknown[] = []
  const { container } = await openOrder(shipped, {
    'orders.adminTrack': (input: unknown) => {
      sent.push(input)
      return { ok: true, order: { ...shipped, trackingNumber: '13' } }
    },
  })
  const number = screen.getByRole('textbox', { name: 'Número de seguimiento' })
  fireEvent.change(number, { target: { value: '13' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el número' }))
  await toldSoon('Se guardó el número y avisamos al cliente.')
  expect(sent).toEqual([{ id: 1, carrier: 'MRW', trackingNumber: '13', note: '' }])
  await expectAccessible(container)
})
