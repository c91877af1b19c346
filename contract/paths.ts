// Typed addresses: nothing else spells a URL. Paths are the Spanish ones; the language is the router's basename.
import { adminPaths } from './admin-paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { catalogueQuery, type CatalogueView } from './catalogue-view.ts'
import { stockQuery } from './stock-view.ts'
import { contentPaths } from './content-paths.ts'
import { tariffPaths } from './tariff-paths.ts'
import { withQuery } from './with-query.ts'

export const paths = {
  home: '/',
  products: (view: Partial<CatalogueView> = {}) => withQuery('/products', catalogueQuery(view)),
  product: (id: number) => `/product/${id}`,
  /** The query is a shipment's, made by `shipmentQuery`. */
  calculator: (query = new URLSearchParams()) => withQuery('/calculator', query),
  /** The query is a plan's, made by `plannerQuery`. */
  consolidation: (query = new URLSearchParams()) => withQuery('/consolidation', query),
  /** The comparison on the home page; the query is made by `servicesQuery`. */
  compared: (query = new URLSearchParams()) => `${withQuery('/', query)}#comparar`,
  services: (query = new URLSearchParams()) => withQuery('/services', query),
  /** `slug` as in SERVICE_SLUGS. */
  service: (slug: string) => `/services/${slug}`,
  /** The query is a question's, made by `customsQuery`. */
  customsCalculator: (query = new URLSearchParams()) => withQuery('/customs-calculator', query),
  /** `number` is a tracking number to recognise. */
  contact: (number?: string) => withQuery('/contact', { number }),
  /** The tokens of its mails: one confirms, one ends the subscription. */
  newsletter: (view: { confirm?: string; leave?: string } = {}) => withQuery('/newsletter', view),
  /** Where a mail about a product that is back leads whoever wants no more of them, with its token. */
  restock: (leave?: string) => withQuery('/restock', { leave }),
  /** The landing page of all stores; `from` is the first place of its grid, the others what was searched for where. */
  abroad: (view: { store?: string; term?: string; from?: number } = {}) =>
    withQuery('/international-shopping', view),
  /** Only store, category, availability and page count; the file holds the same list. */
  inventory: (view: Partial<CatalogueView> = {}) => withQuery('/inventory', stockQuery(view)),
  stockFile: ({ page: _page, ...view }: Partial<CatalogueView> = {}) =>
    withQuery('/inventory.csv', stockQuery(view)),
  /** What we sell ourselves, as the merchant centres of Google and Meta read it. Outside of the router. */
  googleFeed: '/feeds/google.xml',
  metaFeed: '/feeds/meta.csv',
  amazon: '/amazon',
  venezuela: '/compras-venezuela',
  cart: '/cart',
  checkout: '/checkout',
  /** `addressKept` false: the page says that the address could not be put into the account. */
  orderConfirmation: (number: string, key: string, addressKept = true) =>
    withQuery('/order-confirmation', { order: number, key, address: !addressKept && 'unkept' }),
  /** Where prices at the door are for; `next` is the page to come back to. */
  destination: (next?: string) => withQuery('/destination', { next }),
  /** Today's rates; also where the chosen currency is posted to. */
  currency: (view: { currency?: string; kind?: string; days?: number; amount?: string } = {}) =>
    withQuery('/currency', view),
  auth: (next?: string, tab?: 'register' | 'forgot') => withQuery('/auth', { tab, next }),
  /** Signing in with a link of a mail besides the password. */
  signInLink: (link: string) => withQuery('/auth', { link }),
  /** The pages that answer a link of a mail; the token says whose it is. */
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  /** Where a reset without scripts ends. */
  resetDone: '/reset-password?done=1',
  passwordRecovery: '/password-recovery',
  resetCode: (email?: string) => withQuery('/reset-code', { email }),
  /** Where confirming an address without scripts ends. */
  emailConfirmed: '/verify-email?done=1',
  verifyEmail: (token?: string) => withQuery('/verify-email', { token }),
  /** The form of a quote; the query is a shipment's, or names products that become parcels (`quotedProducts`). */
  quote: (query = new URLSearchParams()) => withQuery('/quote', query),
  /** A kept quote: the token is the key to it. */
  savedQuote: (token: string) => `/quote/${encodeURIComponent(token)}`,
  /** An invoice; `key` is that of the mailed link to what it is for. */
  invoice: (number: string, key: string) => withQuery('/invoice', { number, key }),
  /** The same as a document. Outside of the router. */
  invoicePdf: (number: string, key: string) => withQuery('/invoice.pdf', { number, key }),
  quotePdf: (token: string) => `/quote/${encodeURIComponent(token)}/pdf`,
  account: '/account',
  accountProfile: '/account/profile',
  accountOrders: (before?: number) => withQuery('/account/orders', { before }),
  /** `before` is the quote's id from which older ones are listed. */
  accountInvoices: (before?: number) => withQuery('/account/invoices', { before }),
  accountQuotes: (before?: number) => withQuery('/account/quotes', { before }),
  accountOrder: (number: string) => `/account/orders/${encodeURIComponent(number)}`,
  /** `before` is the place of the favourite from which older ones are listed. */
  accountFavourites: (before?: string) => withQuery('/account/favourites', { before }),
  /** `edit` is the id of the address whose form is open. */
  accountAddresses: (edit?: number) => withQuery('/account/addresses', { edit }),
  accountSecurity: '/account/security',
  accountData: '/account/data',
  ...adminPaths,
  ...contentPaths,
  ...tariffPaths,
  /** Stores the language and returns to `next`, a path without prefix. Outside of the router. */
  language: (locale: Locale, next: string) => withQuery(`/language/${locale}`, { next }),
  /** Form target that stores the colour scheme. Outside of the router. */
  scheme: '/scheme',
  /** Where the pictures of stores come from in our sizes. */
  pictures: '/api/proxy-image',
  /** A picture of the shop's own, as an admin brought it. */
  shopPicture: (name: string) => `/shop-pictures/${name}`,
  /** `width` in pixels, one of IMAGE_WIDTHS. */
  picture: (url: string, width: number) => withQuery('/api/proxy-image', { url, w: width }),
  /** What a shared link to `page` shows; a path with its language prefix. */
  shareCard: (page: string) => withQuery('/share.jpg', { page }),
  apiDocs: '/api/docs',
  openapi: '/api/openapi.json',
  mailbox: '/dev/mailbox',
} as const

/** The path prefix of a language: none for the default one. */
export const basenameOf = (locale: Locale): string => (locale === LOCALES[0] ? '' : `/${locale}`)

/** The same page in another language. `path` is without prefix and begins with a slash. */
export const localised = (locale: Locale, path: string): string =>
  path === '/' ? basenameOf(locale) || '/' : `${basenameOf(locale)}${path}`

const PREFIX = new RegExp(`^/(${LOCALES.slice(1).join('|')})(?=/|$)`)

/** Splits an address into its language and its path without prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = PREFIX.exec(pathname)
  if (!match) return { locale: LOCALES[0], path: pathname }
  return { locale: match[1] as Locale, path: pathname.slice(match[0].length) || '/' }
}

/**
 * Where an address leads that names the language which has no prefix: the same page without it. Null for every other
 * address; what could leave the shop leads home.
 */
export function unprefixed(address: string): string | null {
  const rest = new RegExp(`^(?:/${LOCALES[0]}(?=[/?]|$))+`).exec(address)
  if (!rest) return null
  const path = address.slice(rest[0].length)
  return ownPath(path.startsWith('/') ? path : `/${path}`)
}

/** First words of addresses where programs ask, or that lead on to another address: nobody is sent back there. */
const NO_PAGES: ReadonlySet<string> = new Set(['api', 'trpc', 'language', 'scheme', 'share.jpg'])

/** As the server reads it: a word is found under every spelling of it. */
const isPageWord = (word: string): boolean => {
  try {
    return !NO_PAGES.has(decodeURIComponent(word).toLowerCase())
  } catch {
    return true
  }
}

/**
 * A path of our own to return to, written in the characters an address may hold; anything that could leave the shop, or is
 * an endpoint for programs, becomes the home page.
 */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > 2000) return paths.home
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return paths.home
  // As a browser reads it: dots are followed, other letters are encoded.
  const { pathname, search, hash } = new URL(next, 'http://own.invalid')
  if (!isPageWord(pathname.split('/', 2)[1] ?? '')) return paths.home
  return pathname.startsWith('//') ? paths.home : `${pathname}${search}${hash}`
}
