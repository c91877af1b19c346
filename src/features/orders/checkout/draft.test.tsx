// What somebody typed before they signed in is theirs to find again, and nobody else's.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { kept, showCheckout as show } from '#tests/support/show-checkout.tsx'

vi.mock('#src/lib/browser-context.ts', () => ({
  read: { orders: { checkoutQuote: () => Promise.reject(new Error('no server')) } },
}))

beforeEach(() => sessionStorage.clear())

test('what a guest typed is found again after signing in; a kept one that is gone is not', () => {
  const typed = { 'shippingAddress.line1': 'Calle 1', keptAddress: '7' }
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked, name }) => checked && name === 'keptAddress')?.value
  const keep = (values: object, of = '') =>
    sessionStorage.setItem('puente_checkout', JSON.stringify({ of, values }))
  keep(typed)
  const first = show(undefined, [kept(1, 'Casa')])
  expect(chosen()).toBe('1')
  first.unmount()
  keep({ 'shippingAddress.line1': 'Calle 1' })
  const second = show(undefined, [kept(1, 'Casa')])
  expect(chosen()).toBe('another')
  second.unmount()
  keep({ 'shippingAddress.line1': 'Calle 1' }, 'somebody_else')
  show(undefined, [kept(1, 'Casa')])
  expect(chosen()).toBe('1')
  expect(sessionStorage.getItem('puente_checkout')).toBeNull()
})
