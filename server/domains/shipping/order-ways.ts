// The stored cards and days by which an order travels to Venezuela now.
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { TariffService } from '#domain/shipping-tariff.ts'
import type { Ctx } from '#server/ctx.ts'
import { findNetwork } from './network.ts'
import { tariffAt } from './tariff-at.ts'

/** An order's city may be any in the country, so that the shop's main destination stands for all. */
export async function findOrderWays(ctx: Ctx): Promise<TariffService[]> {
  const tariff = tariffAt(await findNetwork(ctx), ctx.config, DEFAULT_DESTINATION, ctx.now)
  return [...(tariff?.services ?? [])]
}
