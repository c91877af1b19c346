// The table of a product says nothing twice, and drops nothing it has not said.
import { expect, test } from 'vitest'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { suppliedRows } from './supplied-rows.ts'

const specifications: [string, string][] = [
  ['BRAND', 'Halden & Co.'],
  ['Model Number', 'HD17'],
  ['Item Weight', '1.3 lb'],
  ['Item Width', '8.2 in'],
  ['Manufacturer', 'halden'],
  ['Colour', 'Sand'],
]
const names = (change: Partial<typeof cupInFull>) =>
  suppliedRows({ ...cupInFull, specifications, ...change }).map(([name]) => name)

test('drops rows named like ours, even where they differ, and a repeated brand', () => {
  expect(names({ weightSource: 'provider' })).toEqual(['Colour'])
})

test('keeps what our own rows do not tell', () => {
  expect(names({ facts: [], sizeInches: null, weightSource: 'estimate' })).toEqual(
    specifications.map(([name]) => name),
  )
})

test('knows the names of our rows in other languages and spellings', () => {
  const other = ['Fabricante', 'MARCA', 'Número de modelo', 'Part_Number', 'Dimensões', 'Material']
  const found = names({ specifications: other.map((name) => [name, 'something else']) })
  expect(found).toEqual(['Material'])
})
