// Proves what is remembered of filters with many products: each by itself, for its database alone, and for a minute.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { Em } from '#server/platform/orm.ts'
import { knownMany } from './known-many.ts'

const database = (): Em => {
  const connection = {}
  return { getConnection: () => connection } as unknown as Em
}
const ALL = {
  categories: [],
  stores: [],
  availability: [],
  minPriceCents: null,
  maxPriceCents: null,
}
const TOYS = { ...ALL, categories: ['Toys' as const] }

let clock: MockInstance<() => number>
const goOn = (milliseconds: number) => {
  clock.mockReturnValue(1 + milliseconds)
  // The store looks at the clock at most once a millisecond.
  vi.advanceTimersByTime(1)
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clock = vi.spyOn(performance, 'now').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a filter is known by all it says and by its limit, in its own database', () => {
  const em = database()
  knownMany(em, TOYS, 10).add(7)
  expect(knownMany(em, { ...TOYS }, 10).get()).toBe(7)
  expect(knownMany(em, ALL, 10).get()).toBeUndefined()
  expect(knownMany(em, { ...TOYS, minPriceCents: 1 }, 10).get()).toBeUndefined()
  expect(knownMany(em, TOYS, 11).get()).toBeUndefined()
  expect(knownMany(database(), TOYS, 10).get()).toBeUndefined()
})

test('after a minute it is counted again', () => {
  const em = database()
  knownMany(em, ALL, 10).add(7)
  goOn(59_000)
  expect(knownMany(em, ALL, 10).get()).toBe(7)
  goOn(61_000)
  expect(knownMany(em, ALL, 10).get()).toBeUndefined()
})
