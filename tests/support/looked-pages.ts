// The pages that are looked at beside the crawl of all of them, and who looks at them.
import { paths } from '#contract/paths.ts'

export type Who = 'anonymous' | 'shopper' | 'admin'

type Looked = [string, Who, string]

/** What the crawl of all pages does not reach: other states of a page, and pages of nothing. */
export const STATES: Looked[] = [
  ['list', 'anonymous', paths.products({ search: 'taladro' })],
  ['all stores', 'anonymous', paths.abroad({ store: 'ebay', term: ' ' })],
  ['empty cart', 'anonymous', paths.cart],
  ['full cart', 'shopper', paths.cart],
  ['checkout', 'shopper', paths.checkout],
  ['registering', 'anonymous', paths.auth(undefined, 'register')],
  ['forgotten password', 'anonymous', paths.auth(undefined, 'forgot')],
  ['invalid link', 'anonymous', '/recover'],
  ['verify step', 'anonymous', paths.passwordRecovery],
  ['six digits', 'anonymous', paths.resetCode('maria@puente.example')],
  ['missing page', 'anonymous', '/nothing/here'],
  ['missing product', 'anonymous', '/product/99999999'],
  ['product at the desk', 'admin', paths.adminProduct(1)],
  ['photo at the desk', 'admin', paths.adminPhoto(1)],
]
