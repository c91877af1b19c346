// The bolivar rate an order may be placed by, read in its transaction: what the process remembers is good for showing only.
import type { RateView } from '#contract/currency.ts'
import type { Ctx } from '#server/ctx.ts'
import { findBolivarKind, findRates } from './rate.queries.ts'
import { shownRate } from './rates-now.ts'

/** Null when there is none that is good and young enough: then nobody can pay in bolivars. */
export async function findPayableRate({
  em,
  config,
  now,
}: Pick<Ctx, 'em' | 'config' | 'now'>): Promise<RateView | null> {
  const rates = await findRates(em, config.sandbox, now)
  return shownRate({ rates, bolivarKind: await findBolivarKind(em) }, 'VES', now)
}
