// Tests the chart: nothing is drawn outside it, gaps are gaps, a flat line is a line.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartGeometry, linePath } from './chart-geometry.ts'

test('places points by their days, the highest near the top', () => {
  const geometry = chartGeometry([
    { day: '2026-05-01', value: 10 },
    { day: '2026-05-02', value: 20 },
    { day: '2026-05-05', value: 15 },
  ])
  expect(geometry?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 88],
    [25, 12],
    [100, 50],
  ])
  expect(geometry).toMatchObject({
    lowest: { value: 10 },
    highest: { value: 20 },
    last: { value: 15 },
  })
  expect(linePath(geometry?.points ?? [])).toBe('M0 88L25 12L100 50')
})

test('needs two points, and draws equal ones in the middle', () => {
  expect(chartGeometry([])).toBeNull()
  expect(chartGeometry([{ day: '2026-05-01', value: 1 }])).toBeNull()
  const flat = ['2026-05-01', '2026-05-02'].map((day) => ({ day, value: 7 }))
  expect(chartGeometry(flat)?.points.map(({ y }) => y)).toEqual([50, 50])
})

test('no value leaves the field', () => {
  const values = fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), {
    minLength: 2,
    maxLength: 90,
  })
  fc.assert(
    fc.property(values, (amounts) => {
      const days = amounts.map((value, index) => ({
        day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        value,
      }))
      for (const { x, y } of chartGeometry(days)?.points ?? []) {
        expect(x >= 0 && x <= 100).toBe(true)
        expect(y >= 0 && y <= 100).toBe(true)
      }
    }),
  )
})
