// An admin changes what is not part of a rate card: the house's tax rates, remote surcharges and days in transit.
import type { z } from 'zod'
import type {
  changeCountryInput,
  changeDestinationInput,
  changeRouteInput,
} from '#contract/shipping-desk.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { countTariffChange } from './count-tariff-change.ts'
import { Destination } from './destination.entity.ts'
import { Route } from './route.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'

type AdminCtx = Ctx & { user: CurrentUser }
type Details = Record<string, string | number | boolean | null>

const done = async (
  ctx: AdminCtx,
  changed: number,
  action: string,
  object: string,
  details: Details,
): Promise<{ ok: true }> => {
  if (changed === 0) throw fail('not_found')
  await audit(ctx, { actorId: ctx.user.id, action, object, details })
  return { ok: true }
}

export async function changeCountry(
  ctx: AdminCtx,
  { country, taxBasisPoints, confirmed }: z.output<typeof changeCountryInput>,
) {
  await countTariffChange(ctx.em)
  const values = { taxBasisPoints, taxConfirmed: confirmed }
  const changed = await ctx.em.nativeUpdate(ShippingCountry, { code: country }, values)
  return done(ctx, changed, 'shipping.changeCountry', `country:${country}`, values)
}

export async function changeDestination(
  ctx: AdminCtx,
  { destination, remoteCents, confirmed }: z.output<typeof changeDestinationInput>,
) {
  await countTariffChange(ctx.em)
  const values = { remoteCents, remoteConfirmed: confirmed }
  const changed = await ctx.em.nativeUpdate(Destination, { code: destination }, values)
  return done(ctx, changed, 'shipping.changeDestination', `destination:${destination}`, values)
}

/** Opens the route where there was none. */
export async function changeRoute(
  ctx: AdminCtx,
  { destination, service, ...days }: z.output<typeof changeRouteInput>,
) {
  if ((await ctx.em.count(Destination, { code: destination })) === 0) throw fail('not_found')
  await countTariffChange(ctx.em)
  await ctx.em.upsert(Route, { destination, service, ...days })
  return done(ctx, 1, 'shipping.changeRoute', `route:${destination}:${service}`, days)
}
