// Everything the shop keeps about somebody, for their own records.
import type { AccountCopy } from '#contract/account-copy.ts'
import { listPasskeys } from '#server/domains/auth/passkeys.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { findVerifiedEmail } from '#server/domains/auth/user.queries.ts'
import { currentCart } from '#server/domains/cart/current-cart.ts'
import { readOfAddress } from '#server/domains/contact/of-address.ts'
import { copyMyAlerts } from '#server/domains/restock/alerts-of-person.ts'
import { listAddresses } from './addresses.ts'
import { listFavourites } from './favourites.ts'
import { readAllMyInvoices, readAllMyPayments } from './my-invoices.ts'
import { readAllMyOrders } from './my-orders.ts'
import { readAllMyQuotes } from './my-quotes.ts'
import { type Own, viewProfile } from './profile.view.ts'
import { listSessions } from './sessions.ts'

export async function copyAccount(ctx: Own): Promise<AccountCopy> {
  const { em, user } = ctx
  // Anybody can write an address into a form: what came under one is shown to whoever reads its mail.
  const confirmed = await findVerifiedEmail(em, user.id)
  const { referralCode } = await em.findOneOrFail(User, user.id, { disableIdentityMap: true })
  return {
    exportedAt: ctx.now.toISOString(),
    profile: await viewProfile(ctx),
    referralCode: referralCode ?? null,
    addresses: await listAddresses(ctx),
    favouriteProductIds: (await listFavourites(ctx)).productIds,
    restockAlerts: await copyMyAlerts(ctx),
    cart: await currentCart(ctx),
    passkeys: await listPasskeys(ctx),
    sessions: await listSessions(ctx),
    quotes: await readAllMyQuotes(ctx),
    orders: await readAllMyOrders(ctx),
    invoices: await readAllMyInvoices(ctx),
    payments: await readAllMyPayments(ctx),
    ...(confirmed === null
      ? { messages: [], newsletter: null }
      : await readOfAddress(em, confirmed)),
  }
}
