// Every page of the shop by the pattern of its route, and an address of each for the tests that open them all.
import type { RouteObject } from 'react-router'
import { paths } from '#contract/paths.ts'
import { allSections } from '#src/routes/all-sections.ts'
import { tableOf } from '#src/routes.tsx'
import { CONTENT_ADDRESSES } from './content-addresses.ts'
import { DESK_ADDRESSES } from './desk-addresses.ts'
import { SHIPMENT } from './keep-quote.ts'

/** What the addresses name. */
export interface Things {
  order: { number: string; key: string }
  /** The number of its invoice. */
  invoice: string
  /** An order of the customer who looks at their account. */
  owned: string
  /** The token of a kept quote. */
  quote: string
}

const TOKEN = 'any-token-looks-the-same'

/** Route pattern → an address of it. A pattern without parameters that is not here is its own address. */
export const ADDRESSES: Readonly<Record<string, (things: Things) => string>> = {
  '/contact': () => paths.contact('1Z999AA10123456784'),
  '/newsletter': () => paths.newsletter({ leave: TOKEN }),
  '/restock': () => paths.restock(TOKEN),
  '/services': () => '/services?weight=5&time=3-7',
  '/services/:slug': () => paths.service('air-shipping'),
  '/calculator': () => '/calculator?length=40&width=30&height=25&weight=5&value=160',
  '/quote': () => SHIPMENT,
  '/quote/:token': ({ quote }) => paths.savedQuote(quote),
  '/products': () => paths.products({ search: 'camara', page: 1 }),
  '/product/:id': () => paths.product(2),
  '/invoice': ({ invoice, order }) => paths.invoice(invoice, order.key),
  '/order-confirmation': ({ order }) => paths.orderConfirmation(order.number, order.key),
  '/auth': () => paths.auth('/checkout'),
  '/reset-password': () => paths.resetPassword(TOKEN),
  '/reset/:token?': () => `/reset/${TOKEN}`,
  '/password-reset/:token?': () => `/password-reset?resetToken=${TOKEN}`,
  '/recover/:token?': () => `/recover#token=${TOKEN}`,
  '/password-recovery/:token?': () => `${paths.passwordRecovery}#${TOKEN}`,
  '/verify-email': () => paths.verifyEmail(TOKEN),
  '/account/orders/:number': ({ owned }) => paths.accountOrder(owned),
  ...CONTENT_ADDRESSES,
  ...DESK_ADDRESSES,
  '/currency': () => paths.currency({ amount: '25' }),
  '/consolidation': () =>
    '/consolidation?length=34&width=22&height=13&weight=3&quantity=2&length=30&width=20&height=20&weight=5&quantity=1',
  '/customs-calculator': () => '/customs-calculator?value=200&weight=5',
}

const patternsOf = (all: RouteObject[], base = ''): string[] =>
  all.flatMap(({ path = '', index, children }) => {
    const here = path === '' ? base : `${base}/${path}`
    return [...(path || index ? [here || '/'] : []), ...patternsOf(children ?? [], here)]
  })

/** All but those that only lead on, and what no page took. */
export const PATTERNS = [...new Set(patternsOf(tableOf(allSections)))].filter(
  (pattern) => !/\*$|^\/(?:admin|home)$/.test(pattern),
)

export const addressOf = (pattern: string, things: Things): string =>
  ADDRESSES[pattern]?.(things) ?? pattern
