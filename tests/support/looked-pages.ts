// The pages that are looked at beside the walk through all of them, and who looks at them.
import { paths } from '#contract/paths.ts'
import { TARIFF_DESKS } from './desk-addresses.ts'
import { SHIPMENT } from './keep-quote.ts'

export type Who = 'stranger' | 'shopper' | 'admin'

type Looked = [string, Who, (order: { number: string; key: string }) => string]

/** What the walk through all pages does not come to: other states of a page, and pages of nothing. */
export const STATES: Looked[] = [
  ['list', 'stranger', () => paths.products({ search: 'taladro' })],
  ['all stores', 'stranger', () => paths.abroad({ store: 'ebay', term: ' ' })],
  ['empty cart', 'stranger', () => paths.cart],
  ['full cart', 'shopper', () => paths.cart],
  ['checkout', 'shopper', () => paths.checkout],
  ['registering', 'stranger', () => paths.auth(undefined, 'register')],
  ['forgotten password', 'stranger', () => paths.auth(undefined, 'forgot')],
  ['invalid link', 'stranger', () => '/recover'],
  ['verify step', 'stranger', () => paths.passwordRecovery],
  ['six digits', 'stranger', () => paths.resetCode('maria@puente.example')],
  ['product at the desk', 'admin', () => paths.adminProduct(1)],
  ['photo to be deleted', 'admin', () => paths.adminPhoto(1, { ask: 'delete' })],
  ['missing page', 'stranger', () => '/nothing/here'],
  ['missing product', 'stranger', () => '/product/99999999'],
]

/** Pages of the walk that are looked at once more with very little room. */
export const SMALL_PAGES: Looked[] = [
  ['home', 'stranger', () => paths.home],
  ['product', 'stranger', () => paths.product(1)],
  ['Amazon', 'stranger', () => '/amazon?term=taladro'],
  ['for Venezuela', 'stranger', () => paths.venezuela],
  ['gallery', 'stranger', () => paths.gallery()],
  ['inventory', 'stranger', () => paths.inventory({ categories: ['Toys'] })],
  ['confirmation', 'stranger', (order) => paths.orderConfirmation(order.number, order.key)],
  ['sign-in', 'stranger', () => paths.auth()],
  ['reset by link', 'stranger', () => paths.resetPassword('any-token-looks-the-same')],
  ['code by mail', 'stranger', () => paths.resetCode()],
  ['confirm address', 'stranger', () => paths.verifyEmail('any-token-looks-the-same')],
  ['profile', 'admin', () => paths.account],
  ['own orders', 'admin', () => paths.accountOrders()],
  ['favourites', 'admin', () => paths.accountFavourites()],
  ['addresses', 'admin', () => paths.accountAddresses()],
  ['security', 'admin', () => paths.accountSecurity],
  ['own data', 'admin', () => paths.accountData],
  ['orders', 'admin', () => '/admin/orders'],
  ['order', 'admin', () => '/admin/orders/1'],
  ['products', 'admin', () => paths.adminProducts()],
  ['new product', 'admin', () => paths.adminNewProduct],
  ['sync', 'admin', () => '/admin/api-sync'],
  ['sync run', 'admin', () => '/admin/api-sync/runs/1'],
  ['photos', 'admin', () => paths.adminGallery()],
  ['people', 'admin', () => paths.adminUsers()],
  ...TARIFF_DESKS.map(([desk, at]): Looked => [desk, 'admin', at]),
  ['contact', 'stranger', () => paths.contact('1Z999AA10123456784')],
  ['help', 'stranger', () => paths.help()],
  ['blog', 'stranger', () => paths.blog()],
  ['article', 'stranger', () => paths.article('aereo-o-maritimo')],
  ['services', 'stranger', () => '/services?weight=5&time=3-7'],
  ['service', 'stranger', () => paths.service('air-shipping')],
  ['calculator', 'stranger', () => '/calculator?length=40&width=30&height=25&weight=5&value=160'],
  ['quote', 'stranger', () => SHIPMENT],
  ['payments', 'stranger', () => paths.payments],
  ['legal', 'stranger', () => paths.legal],
  ['customs calculator', 'stranger', () => '/customs-calculator?value=200&weight=5'],
  [
    'consolidation',
    'stranger',
    () => '/consolidation?length=34&width=22&height=13&weight=3&quantity=2',
  ],
  ['newsletter', 'stranger', () => paths.newsletter({ leave: 'any-token-looks-the-same' })],
  ['currency', 'stranger', () => paths.currency({ amount: '25' })],
  ['returns', 'stranger', () => paths.returns],
]
