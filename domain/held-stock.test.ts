// Tests the bounds of what may be held unpaid: both count, the last piece fits, and a tenth is much.
import { expect, test } from 'vitest'
import { isMuchHeld, isTooMuch, mostHeld, mostOfNewcomers } from './held-stock.ts'

const MOST = { pieces: 10, cents: 1000 }

test.each([
  [{ pieces: 4, cents: 400 }, { pieces: 6, cents: 600 }, false],
  [{ pieces: 4, cents: 400 }, { pieces: 7, cents: 1 }, true],
  [{ pieces: 4, cents: 400 }, { pieces: 1, cents: 601 }, true],
  [{ pieces: 0, cents: 0 }, { pieces: 11, cents: 1 }, true],
])('%j held and %j asked for: too much is %s', (held, asked, tooMuch) => {
  expect(isTooMuch(held, asked, MOST)).toBe(tooMuch)
})

test('a network may hold more than a mailbox, a carrier more than both, a customer more than a newcomer', () => {
  const of = (isKnown: boolean) =>
    (['mailbox', 'network', 'carrier'] as const).map((kind) => mostHeld(kind, isKnown, MOST).pieces)
  expect(of(false)).toEqual([10, 60, 120])
  expect(of(true)).toEqual([40, 240, 480])
})

test.each([
  [0, 25, 3],
  [12, 25, 3],
  [99, 25, 24],
  [99, 100, 99],
])('of %i pieces newcomers may hold %i %%: %i', (pieces, percent, most) => {
  expect(mostOfNewcomers(pieces, percent)).toBe(most)
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
