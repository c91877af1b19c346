// The pages that are asked whether everyone can use them, and who looks at them.
import { paths } from '#contract/paths.ts'
import { TARIFF_DESKS } from './desk-addresses.ts'
import { SHIPMENT } from './keep-quote.ts'

export type Who = 'stranger' | 'shopper' | 'admin'

type Looked = [string, Who, (order: { number: string; key: string }) => string]
export const PAGES: Looked[] = [
  ['home', 'stranger', () => paths.home],
  ['list', 'stranger', () => paths.products({ search: 'taladro' })],
  ['product', 'stranger', () => paths.product(1)],
  ['all stores', 'stranger', () => paths.abroad({ store: 'ebay', term: ' ' })],
  ['Amazon', 'stranger', () => '/amazon?term=taladro'],
  ['for Venezuela', 'stranger', () => paths.venezuela],
  ['gallery', 'stranger', () => paths.gallery()],
  ['inventory', 'stranger', () => paths.inventory({ categories: ['Toys'] })],
  ['empty cart', 'stranger', () => paths.cart],
  ['full cart', 'shopper', () => paths.cart],
  ['checkout', 'shopper', () => paths.checkout],
  ['confirmation', 'stranger', (order) => paths.orderConfirmation(order.number, order.key)],
  ['sign-in', 'stranger', () => paths.auth()],
  ['registering', 'stranger', () => paths.auth(undefined, 'register')],
  ['forgotten password', 'stranger', () => paths.auth(undefined, 'forgot')],
  ['reset by link', 'stranger', () => paths.resetPassword('any-token-looks-the-same')],
  ['invalid link', 'stranger', () => '/recover'],
  ['verify step', 'stranger', () => paths.passwordRecovery],
  ['code by mail', 'stranger', () => paths.resetCode()],
  ['six digits', 'stranger', () => paths.resetCode('maria@puente.example')],
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
  ['product at the desk', 'admin', () => paths.adminProduct(1)],
  ['sync', 'admin', () => '/admin/api-sync'],
  ['sync run', 'admin', () => '/admin/api-sync/runs/1'],
  ['photos', 'admin', () => paths.adminGallery()],
  ['photo to be deleted', 'admin', () => paths.adminPhoto(1, { ask: 'delete' })],
  ['people', 'admin', () => paths.adminUsers()],
  ...TARIFF_DESKS.map(([desk, at]): Looked => [desk, 'admin', at]),
  ['missing page', 'stranger', () => '/nothing/here'],
  ['missing product', 'stranger', () => '/product/99999999'],
]

/** What strangers read and reckon with: made of the same parts, page by page. */
export const READ_PAGES: [string, () => string][] = [
  ['contact', () => paths.contact('1Z999AA10123456784')],
  ['help', () => paths.help()],
  ['blog', () => paths.blog()],
  ['article', () => paths.article('aereo-o-maritimo')],
  ['services', () => '/services?weight=5&time=3-7'],
  ['service', () => paths.service('air-shipping')],
  ['calculator', () => '/calculator?length=40&width=30&height=25&weight=5&value=160'],
  ['quote', () => SHIPMENT],
  ['payments', () => paths.payments],
  ['legal', () => paths.legal],
  ['customs calculator', () => '/customs-calculator?value=200&weight=5'],
  ['consolidation', () => '/consolidation?length=34&width=22&height=13&weight=3&quantity=2'],
  ['newsletter', () => paths.newsletter({ leave: 'any-token-looks-the-same' })],
  ['currency', () => paths.currency({ amount: '25' })],
  ['returns', () => paths.returns],
]
