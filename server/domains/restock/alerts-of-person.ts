// What somebody who is signed in waits for and was told of: what they asked for themselves, and what came with their address.
import { MOST_RESTOCK_ALERTS, type RestockCopy } from '#contract/restock.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { findVerifiedEmail } from '#server/domains/auth/user.queries.ts'
import { endAlerts } from './forget-alerts.ts'
import { RestockAlert } from './restock-alert.entity.ts'

type Own = Ctx & { user: CurrentUser }

/** Anybody can type an address: what came with one belongs to whoever has proved to read its mail. */
async function ofPerson({ em, user }: Own) {
  const confirmed = await findVerifiedEmail(em, user.id)
  const ofAddress = confirmed === null ? [] : [{ email: confirmed.toLowerCase() }]
  return { $or: [{ user: user.id }, ...ofAddress] }
}

export async function copyMyAlerts(ctx: Own): Promise<RestockCopy[]> {
  const rows = await ctx.em.find(RestockAlert, await ofPerson(ctx), {
    orderBy: { id: 'asc' },
    disableIdentityMap: true,
  })
  return rows.map(({ product, email, createdAt, toldAt }) => ({
    productId: product.id,
    email,
    askedAt: createdAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
  }))
}

/** The products somebody waits for, the latest first. */
export async function listMyAlerts(ctx: Own): Promise<number[]> {
  const rows = await ctx.em.find(
    RestockAlert,
    { ...(await ofPerson(ctx)), toldAt: null },
    { orderBy: { id: 'desc' }, disableIdentityMap: true, limit: MOST_RESTOCK_ALERTS },
  )
  return [...new Set(rows.map(({ product }) => product.id))]
}

export async function endMyAlerts(ctx: Own): Promise<{ ok: true }> {
  await endAlerts(ctx.em, await ofPerson(ctx))
  return { ok: true }
}
