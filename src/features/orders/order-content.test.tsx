// Tests the order page: what to pay and how while it is unpaid, what happened and what comes next afterwards.
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { OrderContent } from './order-content.tsx'
import { frozenBolivars, orderView } from './order.fixture.ts'

const show = (order = orderView(), answer?: FormAnswer) =>
  renderInShop(<OrderContent order={order} answer={answer} />, {
    at: '/order-confirmation?order=PU-000001-3&key=abc',
  })

test('an unpaid order says what to pay, to whom, with which words and until when', async () => {
  const { container } = show()
  const pay = screen.getByRole('region', { name: 'Cómo pagar' })
  const text = pay.textContent.replaceAll('\u00a0', ' ')
  for (const part of ['US$ 98,78', 'PU-000001-3', 'pagos@puente.example', 'hora de Caracas'])
    expect(text).toContain(part)
  const form = container.querySelector('form')!
  expect([form.method, new URL(form.action).search]).toEqual(['post', '?order=PU-000001-3&key=abc'])
  await expectAccessible(container)
})

test('a missing reference is told at its field, which gets the focus', async () => {
  const { container } = show(orderView(), {
    intent: 'report',
    typed: { reference: '' },
    faults: { reference: 'required' },
  })
  const field = screen.getByRole('textbox', {
    name: 'Número de referencia',
    description: /Completa este campo/,
  })
  expect(document.activeElement).toBe(field)
  await expectAccessible(container)
})

test('after that there is nothing to pay, and the rest of the way is in sight', () => {
  const history = [
    ...orderView().history,
    {
      at: '2026-11-28T01:00:00.000Z',
      fromState: 'pending_payment',
      toState: 'payment_review',
      actor: 'customer',
      note: 'REF-1',
    },
  ] as const
  show(orderView({ state: 'payment_review', paymentReference: 'REF-1', history: [...history] }))
  expect(screen.queryByRole('region', { name: 'Cómo pagar' })).toBeNull()
  screen.getByText('Recibimos tu referencia REF-1.')
  const steps = within(screen.getByRole('region', { name: 'Historial del pedido' })).getAllByRole(
    'listitem',
  )
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a cancelled order promises nothing more', () => {
  const end = {
    at: '2026-11-30T01:00:00.000Z',
    fromState: 'pending_payment',
    toState: 'cancelled',
    actor: 'system',
    note: '',
  } as const
  show(orderView({ state: 'cancelled', nextStates: [], history: [...orderView().history, end] }))
  expect(
    within(screen.getByRole('region', { name: 'Historial del pedido' })).getAllByRole('listitem'),
  ).toHaveLength(2)
})

test('who pays in bolivars sees the amount agreed on, by which rate and until when, beside the dollars', async () => {
  const order = orderView({
    payment: { ...orderView().payment, kind: 'pago_movil' },
    bolivars: frozenBolivars(),
  })
  const { container } = show(order)
  const pay = screen.getByRole('region', { name: 'Cómo pagar' })
  const text = pay.textContent.replaceAll('\u00a0', ' ')
  for (const part of ['Bs. 88.989,59', 'US$ 98,78', 'Fijado hasta el']) expect(text).toContain(part)
  const cited =
    /Tasa paralela Bs\.\s900,886719 por dólar, fuente DolarApi, del 27\/11\/2026 20:01\./gu
  expect(container.textContent.match(cited)).toHaveLength(1)
  await expectAccessible(container)
})

test('when the time to pay is over the amount in bolivars is none to pay any more', () => {
  const bolivars = frozenBolivars({ held: false })
  show(orderView({ payment: { ...orderView().payment, kind: 'pago_movil' }, bolivars }))
  const pay = screen.getByRole('region', { name: 'Cómo pagar' })
  expect(pay.textContent).not.toContain('Bs.\u00a088.989,59')
  expect(pay.textContent).toContain('este monto ya no vale')
})

test('a guest reads until when the goods are held, and until when the order may be paid', () => {
  show(orderView({ holdUntil: '2026-11-28T06:22:00.000Z' }))
  const text = screen.getByRole('region', { name: 'Cómo pagar' }).textContent
  expect(text).toMatch(/guardamos los productos hasta el 28.*valen hasta el 29/)
})

test.each([
  ['free', 'todavía quedan'],
  ['gone', 'No pagues este pedido'],
] as const)(
  'goods that are no longer held and %s are told of before anybody pays',
  (pieces, words) => {
    show(orderView({ pieces }))
    expect(screen.getByRole('region', { name: 'Cómo pagar' }).textContent).toContain(words)
  },
)

test('goods that are not held while the payment is checked are told of, too', () => {
  show(orderView({ state: 'payment_review', pieces: 'gone', paymentReference: 'ABC 1' }))
  expect(screen.getByText(/no están guardados mientras comprobamos/)).toBeTruthy()
})

test.each(['shipped', 'delivered'] as const)(
  'an order that is %s tells its way with a link, and thanks for nothing that is long done',
  (state) => {
    const way = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }
    show(orderView({ state, paymentReference: 'REF-1', ...way }))
    expect(screen.queryByText(/Recibimos tu referencia|Gracias por tu pedido/u)).toBeNull()
    expect(screen.getByRole('link', { name: /^Seguir el paquete/u }).getAttribute('href')).toBe(
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    )
  },
)

test('who pays what customs ask is told as it was promised until the goods have passed them', () => {
  const said = (change: Parameters<typeof orderView>[0]) => {
    const text = show(orderView(change)).container.textContent.replaceAll('\u00a0', ' ')
    cleanup()
    return text
  }
  const customs = { by: 'shopper', onTop: { fromCents: 0, toCents: 950 } } as const
  expect(said({ customs })).toContain('La aduana puede pedir de US$ 0,00 a US$ 9,50 más.')
  expect(said({ customs, state: 'shipped' })).toContain('La aduana puede pedir')
  expect(said({ customs, state: 'delivered' })).not.toContain('aduana')
  expect(said({ customs: { by: 'shop' } })).toContain('Impuestos incluidos')
  expect(said({ customs: null })).not.toContain('aduana')
})

test('what is asked of a payment depends on the way it was made; the amount owed stands there', async () => {
  const payment = { ...orderView().payment, kind: 'pago_movil' as const }
  const { container } = show(orderView({ payment, bolivars: frozenBolivars() }))
  const names = [...container.querySelectorAll('form [name]')].map((field) =>
    field.getAttribute('name'),
  )
  expect(names).toEqual([
    'intent',
    'kind',
    'bankCode',
    'phone',
    'idDocument',
    'amount',
    'paidOn',
    'reference',
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Monto que pagaste (Bs.)').value).toBe('88989,59')
  expect(screen.getByRole('option', { name: '0134 · Banesco' })).toBeTruthy()
  await expectAccessible(container)
})

test('a payment that is known already is told at its reference, and nothing typed is lost', () => {
  show(orderView({ state: 'payment_review' }), {
    intent: 'report',
    typed: { kind: 'zelle', reference: 'REF-9', payerName: 'Ana' },
    faults: {},
    refused: { ok: false, code: 'payment_known' },
  })
  const field = screen.getByLabelText<HTMLInputElement>('Número de referencia')
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['REF-9', 'true'])
  expect(screen.getByDisplayValue('Ana')).toBeTruthy()
})
