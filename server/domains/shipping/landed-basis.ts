// What prices at the door are computed with at a visitor's destination.
import type { LandedBasis } from '#domain/landed-price.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { findNetwork } from './network.ts'
import { tariffAt } from './tariff-at.ts'

type Asker = Pick<Ctx, 'em' | 'orm' | 'config' | 'now'>

/** A destination that is not served stands for the shop's main one. */
export async function findLandedBasis(ctx: Asker, destination: string): Promise<LandedBasis> {
  const network = await findNetwork(ctx)
  const at = (code: string) => tariffAt(network, ctx.config, code, ctx.now)
  const tariff = at(destination) ?? at(DEFAULT_DESTINATION)
  if (!tariff) throw new Error(`no destination ${DEFAULT_DESTINATION}`)
  return { tariff, processingCents: ctx.config.processingCents }
}
