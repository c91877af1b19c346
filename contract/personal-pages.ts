// The pages that show one person's things, or whose address is a key to them, stated once for all who must know.
import { splitLocale } from './paths.ts'

/** Paths without language prefix, with everything below them; one that ends with a slash is itself everybody's. */
export const PERSONAL_PAGES = [
  '/account',
  '/admin',
  '/auth',
  '/cart',
  '/checkout',
  '/destination',
  '/dev',
  '/invoice',
  '/invoice.pdf',
  '/newsletter',
  '/order-confirmation',
  '/password-recovery',
  '/password-reset',
  '/quote/',
  '/recover',
  '/reset',
  '/reset-code',
  '/reset-password',
  '/restock',
  '/verify-email',
] as const

const isBelow = (path: string, page: string): boolean =>
  page.endsWith('/')
    ? path.startsWith(page) && path.length > page.length
    : path === page || path.startsWith(`${page}/`)

/**
 * Whether an address, with or without language prefix, is one person's: no copy of such a page is kept, no search engine
 * comes, and other sites are not told its address. It is read as the router reads it: `/c%61rt` and `/Cart` are the cart.
 * What cannot be read is nobody's business either.
 */
export function isPersonalPage(pathname: string): boolean {
  try {
    const path = splitLocale(decodeURI(pathname)).path.toLowerCase()
    return PERSONAL_PAGES.some((page) => isBelow(path, page))
  } catch {
    return true
  }
}
