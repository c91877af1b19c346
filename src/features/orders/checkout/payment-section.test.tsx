// Tests the ways to pay at the checkout: fees and discounts show in the card and the sums, bounds hide, none says so.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { CHECKOUT_QUOTE, METHODS, showCheckout } from '#tests/support/show-checkout.tsx'

const [zelle, transfer, , binance] = METHODS
const wordsIn = (node: Element | null) => node?.textContent.replaceAll('\u00a0', ' ') ?? ''

test('a fee is told in its card and below the total, and goes along with the form', async () => {
  const { container } = showCheckout(undefined, [], {}, [
    { ...zelle!, demo: true },
    { ...binance!, name: 'USDT', feeBasisPoints: 300, feeCents: 25 },
    { ...transfer!, feeBasisPoints: -1000, feeCents: 0 },
  ])
  const card = container.querySelector(`#checkout-paymentMethod-${binance!.id}-more`)
  // 74.28 dollars by air: 2.23 and 0.25 on top.
  expect(wordsIn(card)).toContain('Recargo de US$ 2,48: pagas US$ 76,76')
  expect(container.querySelector(`[name="pay.air.${binance!.id}"]`)?.getAttribute('value')).toBe(
    '7676',
  )
  expect(container.querySelector(`[name="pay.air.${zelle!.id}"]`)).toBeNull()
  const sums = [...container.querySelectorAll('[data-pay="1"]')].map(wordsIn)
  expect(
    sums.some((text) => text.includes('Recargo por forma de pago') && text.includes('76,76')),
  ).toBe(true)
  expect(wordsIn(container.querySelector('[data-pay="2"]'))).toContain(
    'Descuento por forma de pago',
  )
  expect(screen.getByText(/Cuenta de muestra/u)).toBeTruthy()
  await expectAccessible(container)
})

test('a way that takes none of the amounts is not offered', () => {
  const { container } = showCheckout(undefined, [], {}, [
    { ...zelle!, mostCents: 5000 },
    { ...transfer!, mostCents: 6500 },
  ])
  const values = [...container.querySelectorAll('[name="paymentMethod"]')].map((input) =>
    input.getAttribute('value'),
  )
  expect(CHECKOUT_QUOTE.options.map(({ totalCents }) => totalCents)).toEqual([7428, 6000])
  expect(values).toEqual([String(transfer!.id)])
})

test('a shop without any says so, and nothing can be placed', async () => {
  const { container } = showCheckout(undefined, [], {}, [])
  expect(screen.getByText('Todavía no se puede pagar aquí')).toBeTruthy()
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Realizar pedido' })
  expect(button?.disabled).toBe(true)
  await expectAccessible(container)
})
