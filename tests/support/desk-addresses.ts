// An address of every page of those who run the shop, by its pattern, for the tests that open them all.
import { paths } from '#contract/paths.ts'
import { DESKS } from '#src/features/admin/kit/desks.ts'

export const DESK_ADDRESSES: Record<string, () => string> = {
  ...Object.fromEntries(DESKS.map(({ path }) => [path, () => path])),
  '/admin/api-sync': () => `${paths.adminSync}?provider=ebay`,
  '/admin/api-sync/runs/:id': () => paths.adminSyncRun(1),
  '/admin/api-sync/pairs': () => paths.adminSyncPairs({ which: 'joined' }),
  '/admin/products': () => `${paths.adminProducts}?store=amazon`,
  '/admin/products/new': () => paths.adminNewProduct,
  '/admin/products/:id': () => paths.adminProduct(2),
  '/admin/messages/:id': () => paths.adminMessage(1),
  '/admin/subscribers': () => `${paths.adminSubscribers}?state=all`,
  '/admin/boxes': () => paths.adminBoxes('new'),
  '/admin/customs': () => paths.adminCustoms({ country: 'BR' }),
  '/admin/customs/:country/:place': () => paths.adminNewCustomsRule('PE'),
  '/admin/rates/simulate': () =>
    '/admin/rates/simulate?destination=ve-caracas&at=2026-11-28&pieces.goods=parcel&pieces.length=40&pieces.width=30&pieces.height=25&pieces.weight=5',
  '/admin/rates/suspensions': () => paths.adminSuspensions(),
  '/admin/rates/:zone/:service': () => paths.adminRateCard('ve', 'courier'),
  '/admin/routes': () => paths.adminRoutes('co'),
  '/admin/routes/:place/:figure': () => paths.adminFigure('ve-caracas', 'air'),
  '/admin/confirm': () => paths.adminConfirm(),
  '/admin/orders/:id': () => '/admin/orders/1',
}
