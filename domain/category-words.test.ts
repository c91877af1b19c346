// Titles alone name most categories, and seldom a wrong one.
import { expect, it } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { categoryOfTitle } from './category-words.ts'

it.each([
  ['Veltrona Nimbus Wireless Headphones, Over-Ear', 'Electronics'],
  ['Orbit 2 Round Smart Watch, Bluetooth Calling', 'Electronics'],
  ['Classic Leather Watch for Men', 'Clothing & Accessories'],
  ['Andes 24 Travel Laptop Backpack 24 L', 'Clothing & Accessories'],
  ['Twin Dual-Basket Air Fryer 8 Qt, Cream', 'Home & Garden'],
  ['Hydrating Face Cream', 'Health & Beauty'],
  ['Caravana Strategy Board Game, 2-5 Players', 'Toys'],
  ['Zxq 17', undefined],
  ['', undefined],
  [', ,', undefined],
])('%j → %s', (title, category) => {
  expect(categoryOfTitle(title)).toBe(category)
})

it('names nineteen in twenty products of the demo, and one in fifty wrongly at most', () => {
  const named = demoProducts.map(({ name, category }) => ({
    said: categoryOfTitle(name),
    category,
  }))
  const right = named.filter(({ said, category }) => said === category).length
  const wrong = named.filter(({ said, category }) => said !== undefined && said !== category).length
  expect(right / named.length).toBeGreaterThan(0.94)
  expect(wrong / named.length).toBeLessThan(0.02)
})
