// A weight or size from a file is exact or unknown, because freight is billed from it.
import { expect, it } from 'vitest'
import { joinSides, readSize, readWeight } from './measures.ts'

it.each([
  ['1', 1000, 'lb'],
  ['2.5 lbs', 2500, 'lb'],
  ['0,5 kg', 500, 'kg'],
  ['16 OZ.', 16_000, 'oz'],
  ['700g', 700_000, 'g'],
  ['1.206', 1206, 'lb'],
  ['0.44092452', 441, 'lb'],
])('%j weighs %d thousandths %s', (text, thousandths, unit) => {
  expect(readWeight(text)).toEqual({ thousandths, unit })
})

it('takes the unit of the column when the cell has none', () => {
  expect(readWeight('3', 'kg')).toEqual({ thousandths: 3000, unit: 'kg' })
  expect(readWeight('3 lb', 'kg')).toEqual({ thousandths: 3000, unit: 'lb' })
})

it.each([
  '',
  '0',
  '0.0 lb',
  '-1',
  '1 20 6',
  '1,206',
  '1.200 g',
  'heavy',
  '5 stone',
  '1e3',
  '99999 lb',
])('%j is no weight', (text) => {
  expect(readWeight(text)).toBeNull()
})

it.each([
  ['7.6 x 4.8 x 1.4 inches', 'in', [7600, 4800, 1400, 'in']],
  ['1 x 2 x 3 in.', '', [1000, 2000, 3000, 'in']],
  ['1 x 2 x 3', 'Inches', [1000, 2000, 3000, 'in']],
  ['1 x 2 x 3 Pulgadas', '', [1000, 2000, 3000, 'in']],
  ['1 x 2 x 3 millimetres', '', [1000, 2000, 3000, 'mm']],
  ['30 x 20 x 10', 'centimeters', [30_000, 20_000, 10_000, 'cm']],
  ['30 x 20 x 10', 'Cm', [30_000, 20_000, 10_000, 'cm']],
  ['1 x 2 x 3 ft', 'in', [12_000, 24_000, 36_000, 'in']],
  ['0.3 x 0.2 x 0.1 m', 'in', [30_000, 20_000, 10_000, 'cm']],
] as const)('%j in a column of %s', (text, unit, [length, width, height, stored]) => {
  expect(readSize(text, unit)).toEqual({ length, width, height, unit: stored })
})

it.each([
  '',
  '9.3 x 7.2 inches',
  '1 x 2 x 3 x 4 inches',
  '0 x 1 x 1',
  'XL',
  '5000 x 1 x 1 ft',
  ' x  x ',
])('%j is no size', (text) => {
  expect(readSize(text)).toBeNull()
})

it.each(['7.6 x 4.8 x 1.4', '30×20×10'])('%j lacks its unit', (text) => {
  expect(readSize(text)).toBe('no_unit')
  expect(readSize(text, 'stone')).toBeNull()
})

it.each([
  [['3', '2,5', '1'], '3 x 2,5 x 1 '],
  [['3 cm', '2.5cm', '1 CM'], '3 x 2.5 x 1 cm'],
  [['3 cm', '2', '1'], ''],
  [['3 cm', '2 in', '1 cm'], ''],
])('joins the sides %j', (sides, size) => {
  expect(joinSides(sides)).toBe(size)
})
