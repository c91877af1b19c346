// Closes an account for good: its orders stay for the books, without the person.
import type { DeleteAccountInput, DeleteAccountOutcome } from '#contract/account.ts'
import { refuse } from '#contract/outcome.ts'
import { askPassword } from '#server/domains/auth/ask-password.ts'
import { holdOwner } from '#server/domains/auth/hold-owner.ts'
import { forgetBrowser } from '#server/domains/auth/known-browser.ts'
import { logout } from '#server/domains/auth/logout.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { findVerifiedEmail, lockAdmins } from '#server/domains/auth/user.queries.ts'
import { closeOrders } from '#server/domains/orders/close-orders.ts'
import { eraseFinished, requestErasure } from '#server/domains/orders/erase-orders.ts'
import { forgetAlerts } from '#server/domains/restock/forget-alerts.ts'
import { forgetMails } from '#server/platform/purge-mails.ts'
import { inTransaction } from '#server/trpc/init.ts'
import type { Own } from './profile.view.ts'

export async function deleteAccount(
  ctx: Own,
  { password }: DeleteAccountInput,
): Promise<DeleteAccountOutcome> {
  const refused = await askPassword(ctx, password)
  if (refused) return refused
  const { id } = ctx.user
  const outcome = await inTransaction(ctx, async (unit): Promise<DeleteAccountOutcome> => {
    const { em } = unit
    // Before anything else, and of the rows: rights may have come since the request did.
    const admins = await lockAdmins(em)
    const { email } = await holdOwner(unit)
    if (admins.length === 1 && admins[0] === id) return refuse('last_admin')
    await closeOrders(unit, id)
    await requestErasure(em, id)
    await eraseFinished(em)
    await forgetMails(em, email)
    // Whoever has not confirmed an address does not end what somebody else asked for with it.
    const confirmed = await findVerifiedEmail(em, id)
    if (confirmed !== null) await forgetAlerts(em, confirmed)
    // Sessions, tokens, addresses, favourites, its own restock alerts and the cart go with it.
    await em.nativeDelete(User, { id })
    return { ok: true }
  })
  if (outcome.ok) {
    forgetBrowser(ctx)
    await logout(ctx)
  }
  return outcome
}
