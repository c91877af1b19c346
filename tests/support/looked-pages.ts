// The pages that are looked at beside the walk through all of them, and who looks at them.
import { paths } from '#contract/paths.ts'

export type Who = 'stranger' | 'shopper' | 'admin'

type Looked = [string, Who, string]

/** What the walk through all pages does not come to: other states of a page, and pages of nothing. */
export const STATES: Looked[] = [
  ['list', 'stranger', paths.products({ search: 'taladro' })],
  ['all stores', 'stranger', paths.abroad({ store: 'ebay', term: ' ' })],
  ['empty cart', 'stranger', paths.cart],
  ['full cart', 'shopper', paths.cart],
  ['checkout', 'shopper', paths.checkout],
  ['registering', 'stranger', paths.auth(undefined, 'register')],
  ['forgotten password', 'stranger', paths.auth(undefined, 'forgot')],
  ['invalid link', 'stranger', '/recover'],
  ['verify step', 'stranger', paths.passwordRecovery],
  ['six digits', 'stranger', paths.resetCode('maria@puente.example')],
  ['product at the desk', 'admin', paths.adminProduct(1)],
  ['photo to be deleted', 'admin', paths.adminPhoto(1, { ask: 'delete' })],
  ['missing page', 'stranger', '/nothing/here'],
  ['missing product', 'stranger', '/product/99999999'],
]
