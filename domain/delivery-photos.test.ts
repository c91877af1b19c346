// Proves which month it is in Caracas, and which pictures are examples.
import { expect, test } from 'vitest'
import { isSamplePicture, shopMonth } from './delivery-photos.ts'

test.each([
  ['2026-06-01T03:59:59Z', '2026-05'],
  ['2026-06-01T04:00:00Z', '2026-06'],
  ['2027-01-01T02:00:00Z', '2026-12'],
])('at %s it is %s', (moment, month) => expect(shopMonth(new Date(moment))).toBe(month))

test.each([
  ['/demo/delivery-kitchen.webp', true],
  ['/shop-pictures/0123456789abcdef0123456789abcdef.webp', false],
])('%s is an example: %s', (address, isSample) => expect(isSamplePicture(address)).toBe(isSample))
