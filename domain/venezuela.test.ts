// The address form lists every state once, in the order Spanish readers look for it.
import { expect, it, test } from 'vitest'
import { VENEZUELAN_STATES } from './venezuela.ts'

it('has the 23 states and the Distrito Capital, in Spanish order', () => {
  const names = VENEZUELAN_STATES.map((state) => state.name)
  expect(new Set(names).size).toBe(24)
  expect(names).toContain('Distrito Capital')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
})

test.each(VENEZUELAN_STATES)('$name has three to eight different cities', ({ cities }) => {
  expect(new Set(cities).size).toBe(cities.length)
  expect(cities.length).toBeGreaterThanOrEqual(3)
  expect(cities.length).toBeLessThanOrEqual(8)
  for (const city of cities) expect(city).toBe(city.trim().normalize('NFC'))
})

test.each([
  ['Zulia', 'Maracaibo'],
  ['Carabobo', 'Valencia'],
  ['Lara', 'Barquisimeto'],
  ['Miranda', 'Los Teques'],
  ['Distrito Capital', 'Caracas'],
])('the capital of %s is %s', (name, capital) => {
  expect(VENEZUELAN_STATES.find((state) => state.name === name)?.cities[0]).toBe(capital)
})
