// Nobody is led out of the shop by what stands in `next`, however it is spelled.
import { expect, test } from 'vitest'
import { wayOn } from './way-on.ts'
import { FOREIGN_NEXT } from '#tests/support/foreign-next.ts'

test.each(FOREIGN_NEXT)('%j stays here', (next) => {
  const { origin } = new URL(wayOn(next), 'https://shop.example')
  expect(origin).toBe('https://shop.example')
})

test.each([
  ['/checkout', '/checkout'],
  ['/product/2?ref=a#top', '/product/2?ref=a#top'],
  ['/en/products?page=2', '/products?page=2'],
  ['/en', '/'],
  ['/english', '/english'],
  [null, '/'],
  ['', '/'],
])('%j leads to %s', (next, path) => {
  expect(wayOn(next)).toBe(path)
})
