// Every route of the shop is looked at in a browser: each pattern with a parameter has an address in the tables.
import { expect, test } from 'vitest'
import { DESKS } from '#src/features/admin/kit/desks.ts'
import { ADDRESSES, addressOf, PATTERNS } from '#tests/support/page-addresses.ts'

const things = {
  order: { number: 'PU-1', key: 'key' },
  invoice: 'F-1',
  owned: 'PU-2',
  quote: 'token',
}

test('every route with a parameter has an address', () => {
  expect(PATTERNS.length).toBeGreaterThan(60)
  expect(PATTERNS.filter((pattern) => addressOf(pattern, things).includes('/:'))).toEqual([])
})

test('every address belongs to a route, and says more than its pattern', () => {
  expect(Object.keys(ADDRESSES).filter((pattern) => !PATTERNS.includes(pattern))).toEqual([])
  expect(PATTERNS.filter((pattern) => ADDRESSES[pattern]?.(things) === pattern)).toEqual([])
})

test('every desk of the navigation has a route', () => {
  const known = new Set<string>(PATTERNS)
  expect(DESKS.filter(({ path }) => !known.has(path))).toEqual([])
})
