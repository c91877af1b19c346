// The services as documented, with the prices and days of one destination.
import type { ShippingServiceView } from '#contract/shipping.ts'
import { centsToDecimal } from '#domain/money.ts'
import { SERVICE_SLUGS, type Service, TYPE_OF_SERVICE } from '#domain/shipping-services.ts'
import type { TariffService } from '#domain/shipping-tariff.ts'
import { leastFreight } from '#domain/least-freight.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { findNetwork, type Network } from './network.ts'
import type { ShippingServiceRow } from './shipping-service.entity.ts'
import { consolidationFeesAt, mailboxFeesAt, tariffAt } from './tariff-at.ts'

const ofWay = (way: TariffService) => ({
  minDeliveryDays: way.minDays,
  maxDeliveryDays: way.maxDays,
  basePrice: centsToDecimal(leastFreight(way.card)),
  pricePerWeight: centsToDecimal(way.card.brackets[0]?.centsPerUnit ?? 0),
  weightUnit: way.card.unit,
  example: !way.card.confirmed,
  served: true,
  suspension: way.suspension,
})

const NOT_SERVED = {
  minDeliveryDays: 0,
  maxDeliveryDays: 0,
  basePrice: '0.00',
  pricePerWeight: '0.00',
  weightUnit: 'piece',
  example: false,
  served: false,
  suspension: null,
} as const

/** Fees by the piece or by the day: they travel with another service, so they have no days of their own. */
const ofFees = (network: Network, code: Service, at: Date) => {
  if (code === 'consolidation') {
    const { minimumCents, perPieceCents, confirmed } = consolidationFeesAt(network, at)
    return {
      ...NOT_SERVED,
      served: true,
      basePrice: centsToDecimal(minimumCents),
      pricePerWeight: centsToDecimal(perPieceCents),
      example: !confirmed,
    }
  }
  return { ...NOT_SERVED, served: true, example: !mailboxFeesAt(network, at).confirmed }
}

export async function listServices(
  ctx: Ctx,
  { destination }: { destination: string },
): Promise<ShippingServiceView[]> {
  const network = await findNetwork(ctx)
  const tariff = tariffAt(network, ctx.config, destination, ctx.now)
  if (!tariff) throw fail('not_found')
  const view = ({ id, code, names, descriptions, hasTracking }: ShippingServiceRow) => {
    const way = tariff.services.find(({ service }) => service === code)
    const isFee = code === 'consolidation' || code === 'mailbox'
    return {
      id,
      code,
      slug: SERVICE_SLUGS[code],
      name: names[ctx.locale],
      description: descriptions[ctx.locale],
      type: TYPE_OF_SERVICE[code],
      hasTracking,
      ...(way ? ofWay(way) : isFee ? ofFees(network, code, ctx.now) : NOT_SERVED),
    }
  }
  return network.services.map(view)
}
