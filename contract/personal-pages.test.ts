// Tests which pages are one person's, however their address is spelled.
import { expect, test } from 'vitest'
import { isPersonalPage } from './personal-pages.ts'

test.each([
  '/cart',
  '/Cart',
  '/c%61rt',
  '/en/cart',
  '/admin/orders/7',
  '/account/nothing',
  '/quote/any-token',
  '/reset/any-token',
  '/%',
])('%s is one person’s', (path) => expect(isPersonalPage(path)).toBe(true))

test.each(['/', '/en', '/products', '/quote', '/quote/', '/carts', '/resets', '/es/cartas'])(
  '%s is everybody’s',
  (path) => expect(isPersonalPage(path)).toBe(false),
)
