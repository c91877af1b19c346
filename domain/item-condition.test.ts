// Names as stores write them, and words that only look like a condition.
import { expect, test } from 'vitest'
import { conditionOf, saidCondition } from './item-condition.ts'

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

test.each([
  ['New', 'new'],
  ['Brand New', 'new'],
  ['https://schema.org/NewCondition', 'new'],
  ['Nuevo', 'new'],
  ['Nuovo', 'new'],
  ['Novo', 'new'],
  ['Used', 'used'],
  ['Used - Like New', 'used'],
  ['usado', 'used'],
  ['Open box', 'used'],
  ['http://schema.org/UsedCondition', 'used'],
  ['For parts or not working', 'used'],
  ['Certified - Refurbished', 'refurbished'],
  ['RefurbishedCondition', 'refurbished'],
  ['Reacondicionado', 'refurbished'],
  ['Like New', 'used'],
  ['Como nuevo', 'used'],
  ['New, never used', 'new'],
  ['Nuevo, sin usar', 'new'],
  ['', null],
  ['A', null],
])('a cell that holds «%s» says %s', (cell, condition) => {
  expect(saidCondition(cell)).toBe(condition)
})
