// An admin closes a service to a country or a city with a notice, and opens it again: no release is needed.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { suspendRouteOutput, SuspendRouteInput } from '#contract/shipping-desk.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { MOMENT_SECONDS } from '#server/platform/is-first-post.ts'
import { fail } from '#server/trpc/init.ts'
import { countTariffChange } from './count-tariff-change.ts'
import { Destination } from './destination.entity.ts'
import { RouteSuspension } from './route-suspension.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'

type AdminCtx = Ctx & { user: CurrentUser }

const isPlace = async (
  { em }: AdminCtx,
  { country, destination: code }: SuspendRouteInput,
): Promise<boolean> =>
  code === null
    ? (await em.count(ShippingCountry, { code: country })) > 0
    : (await em.count(Destination, { code, country })) > 0

/** A repeated click: of two equal closures, one would stay when the other is lifted. */
async function findSame(
  { em, now, user }: AdminCtx,
  { service, country, destination, notice, since }: SuspendRouteInput,
  until: Date | null,
): Promise<number | null> {
  const begun = since === null ? {} : { since: new Date(since) }
  const justNow = { $gt: new Date(now.getTime() - MOMENT_SECONDS * 1000) }
  const mine = { createdBy: user.id, createdAt: justNow, liftedAt: null, ...begun }
  const found = await em.find(
    RouteSuspension,
    { service, country, destination, until, ...mine },
    { fields: ['notice'], refresh: true },
  )
  return found.find((each) => isDeepStrictEqual(each.notice, notice))?.id ?? null
}

export async function suspendRoute(
  ctx: AdminCtx,
  input: SuspendRouteInput,
): Promise<z.infer<typeof suspendRouteOutput>> {
  const { em, now, user } = ctx
  if (!(await isPlace(ctx, input))) throw fail('not_found')
  const { service, country, destination, notice } = input
  const since = input.since === null ? now : new Date(input.since)
  const until = input.until === null ? null : new Date(input.until)
  // One that is over already would close nothing and be listed nowhere.
  if (until && (until <= since || until <= now)) return refuse('ends_before_start')
  // From here on nobody else closes a route.
  await countTariffChange(em)
  const same = await findSame(ctx, input, until)
  if (same !== null) return { ok: true, id: same }
  const row = { service, country, destination, notice, since, until }
  const id = Number(
    await em.insert(RouteSuspension, { ...row, createdBy: user.id, createdAt: now }),
  )
  await audit(ctx, {
    actorId: user.id,
    action: 'shipping.suspendRoute',
    object: `route_suspension:${id}`,
    details: { service, country, destination },
  })
  return { ok: true, id }
}

export async function liftSuspension(ctx: AdminCtx, { id }: { id: number }): Promise<{ ok: true }> {
  const { em, now, user } = ctx
  await countTariffChange(em)
  const lifted = await em.nativeUpdate(
    RouteSuspension,
    { id, liftedAt: null },
    { liftedAt: now, liftedBy: user.id },
  )
  // Lifted twice is lifted; what never was is unknown.
  if (lifted === 0 && (await em.count(RouteSuspension, { id })) === 0) throw fail('not_found')
  if (lifted > 0)
    await audit(ctx, {
      actorId: user.id,
      action: 'shipping.liftSuspension',
      object: `route_suspension:${id}`,
      details: {},
    })
  return { ok: true }
}
