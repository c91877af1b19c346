// What customs may ask beyond each price, and who pays it: as it was promised with a kept price, else as it is now.
import type { MoreCustoms } from '#contract/landed.ts'
import { customsCountryOf } from '#domain/customs-country.ts'
import { dutiesOnTop } from '#domain/landed-duties.ts'
import type { LandedBasis, LandedOption, LandedPiece } from '#domain/landed-price.ts'
import type { LandedExtra, OrderService } from '#domain/shipping-services.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Promised } from '#server/domains/cart/kept-price.ts'
import { loadCustomsBook } from '#server/domains/customs/customs.queries.ts'

const DAY_MS = 86_400_000

interface Priced {
  options: readonly LandedOption[]
  pieces: readonly LandedPiece[]
  extras: readonly LandedExtra[]
  promised: Promised
}
export type AskCustoms = (priced: Priced) => (service: OrderService) => MoreCustoms

/** Reads the rules, so that asking them waits for nothing. */
export async function openMoreCustoms(ctx: Ctx, basis: LandedBasis): Promise<AskCustoms> {
  const { destination } = basis.tariff
  const country = customsCountryOf(destination.country)
  const { compiled: book } = await loadCustomsBook(ctx)
  const dayOf = (days: number) => shopDay(new Date(ctx.now.getTime() + days * DAY_MS))
  return ({ options, pieces, extras, promised }) => {
    const found = country
      ? dutiesOnTop(options, pieces, basis, extras, { country, book, dayOf })
      : {}
    return (service) => {
      if (promised(service) ?? destination.taxIncluded) return { by: 'shop' }
      const onTop = found[service] ?? 'unknown'
      return { by: 'shopper', onTop: onTop === 'unknown' ? null : onTop }
    }
  }
}
