// Everything the shop keeps about somebody, for their own records.
import type { AccountCopy } from '#contract/account-things.ts'
import { listPasskeys } from '#server/domains/auth/passkeys.ts'
import { listAddresses } from './addresses.ts'
import { listFavourites } from './favourites.ts'
import { readAllMyOrders } from './my-orders.ts'
import { readAllMyQuotes } from './my-quotes.ts'
import { type Own, viewProfile } from './profile.view.ts'
import { listSessions } from './sessions.ts'

export const copyAccount = async (ctx: Own): Promise<AccountCopy> => ({
  exportedAt: ctx.now.toISOString(),
  profile: await viewProfile(ctx),
  addresses: await listAddresses(ctx),
  favouriteProductIds: (await listFavourites(ctx)).productIds,
  passkeys: await listPasskeys(ctx),
  sessions: await listSessions(ctx),
  quotes: await readAllMyQuotes(ctx),
  orders: await readAllMyOrders(ctx),
})
