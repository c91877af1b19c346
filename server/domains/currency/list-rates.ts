// Today's rates of every currency, the ones prices are shown by first, and a series day by day.
import type { RateHistory, Rates } from '#contract/currency.ts'
import { QUOTED_CURRENCIES, type QuotedCurrency } from '#domain/currencies.ts'
import type { Ctx } from '#server/ctx.ts'
import type { FetchedKind } from './due-series.ts'
import { findDays } from './rate.queries.ts'
import { ratesNow, shownRate, viewRate } from './rates-now.ts'

export async function listRates(ctx: Pick<Ctx, 'orm' | 'config' | 'now'>): Promise<Rates> {
  const known = await ratesNow(ctx)
  const rates = QUOTED_CURRENCIES.flatMap((currency) => {
    const shown = shownRate(known, currency, ctx.now)
    const others = known.rates
      .filter((rate) => rate.currency === currency && rate.id !== shown?.id)
      .flatMap((rate) => viewRate(rate, ctx.now) ?? [])
    return [
      ...(shown ? [{ ...shown, shown: true }] : []),
      ...others.map((rate) => ({ ...rate, shown: false })),
    ]
  })
  return { bolivarKind: known.bolivarKind, rates }
}

const DAY_MS = 86_400_000

export async function readHistory(
  { em, config: { sandbox }, now }: Pick<Ctx, 'em' | 'config' | 'now'>,
  { days, ...series }: { currency: QuotedCurrency; kind: FetchedKind; days: number },
): Promise<RateHistory> {
  const since = new Date(now.getTime() - days * DAY_MS)
  return { points: await findDays(em, { ...series, sandbox }, { since, now }) }
}
