// The host list is the caller's: the same check serves product links and picture addresses.
import { expect, it } from 'vitest'
import { safeHttpsUrl } from './outbound-url.ts'

it('opens only what is on the given hosts or below them', () => {
  const hosts = ['m.media-amazon.com', 'ebayimg.com']
  expect(safeHttpsUrl('https://i.ebayimg.com/1.jpg', hosts)).toBe('https://i.ebayimg.com/1.jpg')
  expect(safeHttpsUrl('https://m.media-amazon.com/1.jpg', hosts)).toBe(
    'https://m.media-amazon.com/1.jpg',
  )
  expect(safeHttpsUrl('https://media-amazon.com/1.jpg', hosts)).toBeNull()
  expect(safeHttpsUrl('https://i.ebayimg.com/1.jpg', [])).toBeNull()
})

it('refuses an address that grows too long once it is encoded', () => {
  expect(safeHttpsUrl(`https://ebayimg.com/${'ñ'.repeat(1000)}`, ['ebayimg.com'])).toBeNull()
})
