// Typed addresses of those who run the shop; they are part of `paths`.
import { withQuery } from './with-query.ts'

export const adminPaths = {
  admin: '/admin',
  adminOrders: (view: { state?: string } = {}) => withQuery('/admin/orders', view),
  /** `method` is the id of the way to pay whose form is open, or the kind of a new one. */
  adminPaymentMethods: (method?: number | string) =>
    withQuery('/admin/payment-methods', { method }),
  adminUsers: '/admin/users',
  /** `person` is part of the name of whoever did it or whom it was done to. */
  adminAudit: (person?: string) => withQuery('/admin/audit', { person }),
  adminProducts: '/admin/products',
  /** The list as a file; the query is the list's. Outside of the router. */
  adminProductsCsv: '/admin/products.csv',
  /** A desk's list as a file, by its procedure, `domain.name`; the query is the list's. Outside of the router. */
  adminListCsv: (list: string) => `/admin/lists/${list.replace('.', '/')}.csv`,
  /** Where a post waits until its person has shown who they are, or the way to the file `to`. */
  adminConfirm: (to?: string) => withQuery('/admin/confirm', { to }),
  /** Takes a picture's bytes. Outside of the router. */
  adminPictures: '/api/admin/pictures',
  adminPictureHosts: '/admin/products/picture-hosts',
  adminNewProduct: '/admin/products/new',
  adminProduct: (id: number) => `/admin/products/${id}`,
  adminMessages: '/admin/messages',
  adminMessage: (id: number) => `/admin/messages/${id}`,
  adminSubscribers: '/admin/subscribers',
  /** The confirmed ones as a file. Outside of the router. */
  adminSubscribersCsv: '/admin/subscribers.csv',
  adminOrder: (id: number) => `/admin/orders/${id}`,
  adminSync: '/admin/api-sync',
  adminSyncRun: (id: number) => `/admin/api-sync/runs/${id}`,
  /** `which` as in the contract: prices that wait for a word, or those that were rejected. */
  adminSyncPrices: (view: { which?: string } = {}) => withQuery('/admin/api-sync/prices', view),
  adminSyncPaths: '/admin/api-sync/categories',
  adminSyncJobs: '/admin/api-sync/jobs',
  /** `which` as in the contract; `product` narrows it to one product's. */
  adminSyncPairs: ({ which, product }: { which?: string; product?: number } = {}) =>
    withQuery('/admin/api-sync/pairs', { which, product }),
} as const
