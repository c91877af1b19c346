// A plan survives its address, and no address can break the planner.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePlanner } from './parse-planner.ts'
import { EMPTY_PARCEL, MAX_PLANNER_ROWS, plannerQuery, type PlannerView } from './planner-view.ts'

const BOX = { ...EMPTY_PARCEL, length: '40', width: '30', height: '25', weight: '5' }
const VIEW: PlannerView = {
  numbers: 'es',
  destination: 've-valencia',
  sizeUnit: 'in',
  weightUnit: 'kg',
  rows: [
    { ...BOX, what: 'Zapatos' },
    { ...BOX, length: '12in', up: true, quantity: '3' },
  ],
  show: 'air',
  asked: true,
}
const read = (query: string) => parsePlanner(new URLSearchParams(query), 'es')

test('what an address says is what made it', () => {
  expect(parsePlanner(plannerQuery(VIEW), 'en')).toEqual(VIEW)
  expect(plannerQuery(read('')).size).toBe(0)
})

test('a blank form has two rows, and buttons without scripts add and take away', () => {
  expect(read('').rows).toHaveLength(2)
  const query = plannerQuery(VIEW).toString()
  expect(read(`${query}&add=1`).rows).toHaveLength(3)
  const [first, second] = read(`${query}&drop=0`).rows
  // The mark goes with its row.
  expect(first).toEqual(VIEW.rows[1])
  expect(second).toEqual(EMPTY_PARCEL)
})

test('any query gives a form within its bounds', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom('what', 'length', 'up', 'quantity', 'add', 'drop', 'to', 'show', 'size'),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(pairs, (found) => {
      const { rows } = parsePlanner(new URLSearchParams(found), 'pt')
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.length).toBeLessThanOrEqual(MAX_PLANNER_ROWS)
    }),
  )
})
