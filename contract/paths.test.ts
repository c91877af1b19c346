// Proves that a path to return to never leads out of the shop, and that whatever it is can be sent as a header.
import { expect, test } from 'vitest'
import { FOREIGN_NEXT } from '#tests/support/foreign-next.ts'
import { ownPath, paths, unprefixed } from './paths.ts'

test.each([
  ['/', '/'],
  ['/products?search=caf%C3%A9&page=2#top', '/products?search=caf%C3%A9&page=2#top'],
  ['/products?search=日本 😀', '/products?search=%E6%97%A5%E6%9C%AC%20%F0%9F%98%80'],
  ['/a\ud800b', '/a%EF%BF%BDb'],
  ['/product/../cart', '/cart'],
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['/%', '/%'],
  ['/apis', '/apis'],
  ['/blog/api', '/blog/api'],
])('%j returns to %s', (next, path) => expect(ownPath(next)).toBe(path))

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/api/sync/events',
  '/%61pi/sync/events',
  '/%61%70%69/sync/events',
  '/x/../api/sync/events',
  '/./%61pi/sync/events',
  '/API/sync/events',
  '/api',
  '/api?page=/',
  '/trpc/cart.current',
  '/language/en?next=/language/en',
  '/l%61nguage/en',
  '/scheme',
  '/share.jpg?page=/share.jpg',
  '/sh%61re.jpg',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  `/${'a'.repeat(2000)}`,
  ['/cart'],
  null,
  undefined,
])('%j returns to the home page', (next) => expect(ownPath(next)).toBe(paths.home))

test.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/es?utm_source=x', '/?utm_source=x'],
  ['/es/products?search=caf%C3%A9&page=2', '/products?search=caf%C3%A9&page=2'],
  ['/es/es/help', '/help'],
  ['/es/en/help', '/en/help'],
  ['/es/api/sync/events', '/'],
  ['/es/%61pi/sync/events', '/'],
  ['/es/language/en?next=/es/language/en', '/'],
  ['/espejo', null],
  ['/en/es', null],
  ['/', null],
])('%s without its prefix is %j', (address, path) => expect(unprefixed(address)).toBe(path))

test.each(FOREIGN_NEXT)('no prefix leads out of the shop before %j', (next) => {
  const path = unprefixed(`/es${next.startsWith('/') ? '' : '/'}${next}`) ?? ''
  expect(new URL(path, 'https://shop.example').host).toBe('shop.example')
  expect(path).toMatch(/^\/(?!\/)/u)
})
