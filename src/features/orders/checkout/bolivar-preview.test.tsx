// Tests Pago Móvil at the checkout: what it would be, by which rate, and what happens when there is none.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { answerOf, showCheckout as show } from '#tests/support/show-checkout.tsx'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'

test('Pago Móvil says what it would be now by each delivery, by which rate, and that dollars are charged', () => {
  const { container } = show()
  const card = container.querySelector(`#checkout-paymentMethod-${METHOD_IDS.pago_movil}-more`)!
  const text = card.textContent.replaceAll('\u00a0', ' ')
  // 74.28 and 60 dollars at 900.886719.
  for (const part of [
    'Ahora serían Bs. 66.917,87',
    'Ahora serían Bs. 54.053,20',
    'Tasa paralela Bs. 900,89 por dólar, fuente DolarApi, del 21/08/2026 14:01.',
    'Monto de referencia',
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
  expect(
    container.querySelector(`[name="paymentMethod"][value="${METHOD_IDS.pago_movil}"]`),
  ).toBeNull()
  expect(container.querySelectorAll('[name="paymentMethod"]')).toHaveLength(4)
  screen.getByText(/Pagar en bolívares no está disponible ahora/)
  await expectAccessible(container)
})

test('a rate that is gone while placing is told at the ways to pay, and nothing is chosen instead', async () => {
  const answer = answerOf({
    typed: { paymentMethod: String(METHOD_IDS.pago_movil), billingSame: true, service: 'air' },
    refused: { ok: false, code: 'no_rate' },
  })
  const { container } = show(answer, [], { bolivarRate: null })
  const [list] = screen.getAllByRole('alert')
  expect(within(list!).getByRole<HTMLAnchorElement>('link').hash).toBe('#checkout-payment')
  expect(container.querySelector('[name="paymentMethod"]:checked')).toBeNull()
  screen.getByRole('group', { name: /Forma de pago/, description: /no hay una tasa vigente/ })
  await expectAccessible(container)
})
