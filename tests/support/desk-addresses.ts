// Addresses of the pages of those who run the shop, where an address is not its pattern alone.
import { paths } from '#contract/paths.ts'

export const DESK_ADDRESSES: Readonly<Record<string, () => string>> = {
  '/admin/api-sync': () => `${paths.adminSync}?provider=ebay`,
  '/admin/api-sync/runs/:id': () => paths.adminSyncRun(1),
  '/admin/api-sync/pairs': () => paths.adminSyncPairs({ which: 'joined' }),
  '/admin/products': () => `${paths.adminProducts}?store=amazon`,
  '/admin/products/:id': () => paths.adminProduct(2),
  '/admin/messages/:id': () => paths.adminMessage(1),
  '/admin/subscribers': () => `${paths.adminSubscribers}?state=all`,
  '/admin/payment-methods': () => paths.adminPaymentMethods('zelle'),
  '/admin/boxes': () => paths.adminBoxes('new'),
  '/admin/customs': () => paths.adminCustoms({ country: 'BR' }),
  '/admin/customs/:country/:place': () => paths.adminNewCustomsRule('PE'),
  '/admin/rates/simulate': () =>
    '/admin/rates/simulate?destination=ve-caracas&at=2026-11-28&pieces.goods=parcel&pieces.length=40&pieces.width=30&pieces.height=25&pieces.weight=5',
  '/admin/rates/:zone/:service': () => paths.adminRateCard('ve', 'courier'),
  '/admin/routes': () => paths.adminRoutes('co'),
  '/admin/routes/:place/:figure': () => paths.adminFigure('ve-caracas', 'air'),
  '/admin/orders/:id': () => '/admin/orders/1',
}
