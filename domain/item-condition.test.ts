// Names as stores write them, and words that only look like a condition.
import { expect, test } from 'vitest'
import { conditionOf } from './item-condition.ts'

test.each([
  ['Sony WH-1000XM4 Wireless Headphones, Black (Renewed)', 'refurbished'],
  ['Restored Apple iPhone 12 64GB', 'refurbished'],
  ['Laptop HP Reacondicionada', 'refurbished'],
  ['Monitor ricondizionato 24"', 'refurbished'],
  ['Open Box: Ninja Blender', 'used'],
  ['Canon EOS R6 - Open-Box', 'used'],
  ['Batidora de caja abierta', 'used'],
  ['Dell Latitude 7490 (Used)', 'used'],
  ['Nintendo Switch, Pre-Owned', 'used'],
  ['Bicicleta usada', 'used'],
  ['Chef Knife Used by Professionals', 'new'],
  ['Stoneware Coffee Mug', 'new'],
  ['Renewal Cream, Restore and Shine', 'new'],
])('%s: %s', (name, condition) => {
  expect(conditionOf(name)).toBe(condition)
})
