// Where a visitor wants prices for: read from the browser's cookie, and remembered there.
import type { DestinationName } from '#contract/destination-name.ts'
import { refuse } from '#contract/outcome.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import { findNetwork, keptNetwork } from './network.ts'

/** A name hardly ever changes, so that what this process knows will do. */
export async function shownDestination(
  ctx: Pick<Ctx, 'em' | 'orm' | 'destination' | 'locale'>,
): Promise<DestinationName> {
  const { byCode } = keptNetwork(ctx.orm) ?? (await findNetwork(ctx))
  const row = byCode.get(ctx.destination) ?? byCode.get(DEFAULT_DESTINATION)
  if (!row) throw new Error(`no destination ${DEFAULT_DESTINATION}`)
  return { code: row.code, country: row.country, name: row.names[ctx.locale] }
}

export async function chooseDestination(
  ctx: Pick<Ctx, 'em' | 'orm' | 'config' | 'setCookie'>,
  { destination }: { destination: string },
) {
  const { byCode } = await findNetwork(ctx)
  if (!byCode.has(destination)) return refuse('unknown_destination')
  const { cookieSecure: secure } = ctx.config
  ctx.setCookie(cookie(COOKIES.destination, destination, { secure, httpOnly: false }))
  return { ok: true } as const
}
