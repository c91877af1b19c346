// Typed addresses of those who run the shop; they are part of `paths`.
import { productDeskQuery } from './product-desk-view.ts'
import type { AdminProductsInput } from './product-desk.ts'
import { withQuery } from './with-query.ts'

interface ListView {
  which?: string
  provider?: string | null
  before?: number | null
  done?: string
}
const listQuery = ({ which, provider, before, done }: ListView): URLSearchParams =>
  new URLSearchParams({
    ...(which && which !== 'open' && { which }),
    ...(provider && { provider }),
    ...(before && { before: String(before) }),
    ...(done && { done }),
  })

export const adminPaths = {
  admin: '/admin',
  /** `before` is the order id from which older ones are listed. */
  adminOrders: ({
    state,
    search,
    before,
  }: { state?: string; search?: string; before?: number } = {}) =>
    withQuery(
      '/admin/orders',
      new URLSearchParams({
        ...(state && { state }),
        ...(search && { search }),
        ...(before && { before: String(before) }),
      }),
    ),
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
  adminProduct: (id: number, done?: string) =>
    withQuery(`/admin/products/${id}`, new URLSearchParams(done ? { done } : {})),
  adminMessages: '/admin/messages',
  adminMessage: (id: number) => `/admin/messages/${id}`,
  adminSubscribers: '/admin/subscribers',
  /** The confirmed ones as a file. Outside of the router. */
  adminSubscribersCsv: '/admin/subscribers.csv',
  adminOrder: (id: number) => `/admin/orders/${id}`,
  /** `before` is the run's id from which older ones are listed. */
  adminSync: ({
    provider,
    before,
    done,
  }: { provider?: string | null; before?: number | null; done?: string } = {}) =>
    withQuery(
      '/admin/api-sync',
      new URLSearchParams({
        ...(provider && { provider }),
        ...(before && { before: String(before) }),
        ...(done && { done }),
      }),
    ),
  adminSyncRun: (id: number) => `/admin/api-sync/runs/${id}`,
  /** `which` as in the contract: prices that wait for a word, or those that were rejected. */
  adminSyncPrices: (view: ListView = {}) => withQuery('/admin/api-sync/prices', listQuery(view)),
  /** `which` as in the contract: paths that wait for a category, or those that have a decision. */
  adminSyncPaths: (view: ListView = {}) => withQuery('/admin/api-sync/categories', listQuery(view)),
  adminSyncJobs: '/admin/api-sync/jobs',
  /** `which` as in the contract; `product` narrows it to one product's. */
  adminSyncPairs: ({
    which,
    product,
    before,
  }: { which?: string; product?: number | null; before?: number | null } = {}) =>
    withQuery(
      '/admin/api-sync/pairs',
      new URLSearchParams({
        ...(which && which !== 'open' && { which }),
        ...(product && { product: String(product) }),
        ...(before && { before: String(before) }),
      }),
    ),
} as const
