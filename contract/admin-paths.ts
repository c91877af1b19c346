// Typed addresses of those who run the shop; they are part of `paths`.
import { productDeskQuery } from './product-desk-view.ts'
import type { AdminProductsInput } from './product-desk.ts'
import { withQuery } from './with-query.ts'

export const adminPaths = {
  admin: '/admin',
  adminOrders: (view: { state?: string } = {}) =>
    withQuery('/admin/orders', new URLSearchParams(view)),
  adminUsers: '/admin/users',
  /** `person` is part of the name of whoever did it or whom it was done to. */
  adminAudit: (person?: string) =>
    withQuery('/admin/audit', new URLSearchParams(person ? { person } : {})),
  /** `before` is the number of the product from which older ones are listed. */
  adminProducts: (view: Partial<AdminProductsInput> = {}) =>
    withQuery('/admin/products', productDeskQuery(view)),
  /** The list as a file. Outside of the router. */
  adminProductsCsv: (view: Partial<AdminProductsInput> = {}) =>
    withQuery('/admin/products.csv', productDeskQuery({ ...view, before: null })),
  /** Where a post waits until its person has shown who they are, or the way to the file `to`. */
  adminConfirm: (to?: string) =>
    withQuery('/admin/confirm', new URLSearchParams(to === undefined ? {} : { to })),
  /** Takes a picture's bytes. Outside of the router. */
  adminPictures: '/api/admin/pictures',
  adminNewProduct: '/admin/products/new',
  adminProduct: (id: number) => `/admin/products/${id}`,
  adminMessages: '/admin/messages',
  adminMessage: (id: number) => `/admin/messages/${id}`,
  adminSubscribers: '/admin/subscribers',
  /** The confirmed ones as a file. Outside of the router. */
  adminSubscribersCsv: '/admin/subscribers.csv',
  adminOrder: (id: number) => `/admin/orders/${id}`,
  adminSync: () => '/admin/api-sync',
  adminSyncRun: (id: number) => `/admin/api-sync/runs/${id}`,
  /** `which` as in the contract: prices that wait for a word, or those that were rejected. */
  adminSyncPrices: (view: { which?: string } = {}) =>
    withQuery('/admin/api-sync/prices', new URLSearchParams(view)),
  adminSyncPaths: () => '/admin/api-sync/categories',
  adminSyncJobs: '/admin/api-sync/jobs',
  /** `which` as in the contract; `product` narrows it to one product's. */
  adminSyncPairs: ({ which, product }: { which?: string; product?: number } = {}) =>
    withQuery(
      '/admin/api-sync/pairs',
      new URLSearchParams({
        ...(which && { which }),
        ...(product && { product: String(product) }),
      }),
    ),
} as const
