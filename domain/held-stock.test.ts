// Holds the bounds of what may be held unpaid: both count, the last piece fits, and a tenth is much.
import { expect, test } from 'vitest'
import { isMuchHeld, isTooMuch, mostHeld } from './held-stock.ts'

const MOST = { pieces: 10, cents: 1000 }

test.each([
  [{ pieces: 4, cents: 400 }, { pieces: 6, cents: 600 }, false],
  [{ pieces: 4, cents: 400 }, { pieces: 7, cents: 1 }, true],
  [{ pieces: 4, cents: 400 }, { pieces: 1, cents: 601 }, true],
  [{ pieces: 0, cents: 0 }, { pieces: 11, cents: 1 }, true],
])('%j held and %j asked for: too much is %s', (held, asked, tooMuch) => {
  expect(isTooMuch(held, asked, MOST)).toBe(tooMuch)
})

test('a confirmed account may hold more than an address that was typed, a network more than both', () => {
  const [address, account, network] = (['address', 'account', 'network'] as const).map(
    (kind) => mostHeld(kind, MOST).pieces,
  )
  expect(address).toBe(10)
  expect(account).toBeGreaterThan(10)
  expect(network).toBeGreaterThan(account ?? Infinity)
})

test.each([
  [0, 0, false],
  [0, 10, false],
  [1, 10, false],
  [1, 9, true],
  [5, 0, true],
])('%i held and %i for sale: much is %s', (held, forSale, much) => {
  expect(isMuchHeld(held, forSale)).toBe(much)
})
