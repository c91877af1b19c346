// All procedures of the program in one typed tree; the app, the REST rows and the renderer call this.
import { accountRouter } from '#server/domains/account/account.router.ts'
import { adminRouter } from '#server/domains/admin/admin.router.ts'
import { authRouter } from '#server/domains/auth/auth.router.ts'
import { billingRouter } from '#server/domains/billing/billing.router.ts'
import { blogRouter } from '#server/domains/blog/blog.router.ts'
import { cartRouter } from '#server/domains/cart/cart.router.ts'
import { catalogueRouter } from '#server/domains/catalogue/catalogue.router.ts'
import { contactRouter } from '#server/domains/contact/contact.router.ts'
import { newsletterRouter } from '#server/domains/contact/newsletter.router.ts'
import { currencyRouter } from '#server/domains/currency/currency.router.ts'
import { customsRouter } from '#server/domains/customs/customs.router.ts'
import { galleryRouter } from '#server/domains/gallery/gallery.router.ts'
import { contentRouter } from '#server/domains/content/content.router.ts'
import { ordersRouter } from '#server/domains/orders/orders.router.ts'
import { restockRouter } from '#server/domains/restock/restock.router.ts'
import { packingRouter } from '#server/domains/shipping/packing.router.ts'
import { shippingRouter } from '#server/domains/shipping/shipping.router.ts'
import { syncRouter } from '#server/domains/sync/sync.router.ts'
import { router, t } from './init.ts'

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  auth: authRouter,
  billing: billingRouter,
  blog: blogRouter,
  cart: cartRouter,
  catalogue: catalogueRouter,
  contact: contactRouter,
  currency: currencyRouter,
  customs: customsRouter,
  gallery: galleryRouter,
  newsletter: newsletterRouter,
  content: contentRouter,
  orders: ordersRouter,
  packing: packingRouter,
  restock: restockRouter,
  shipping: shippingRouter,
  sync: syncRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = t.createCallerFactory(appRouter)
