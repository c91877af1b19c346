// The rate a page shows amounts by, for whoever serves pages: at hand in the process, without a context of a call.
import type { RateView } from '#contract/currency.ts'
import type { DisplayCurrency } from '#domain/currencies.ts'
import type { Deps } from '#server/ctx.ts'
import { ratesNow, shownRate } from './rates-now.ts'

/** Null when only dollars are shown, also when no rate can be read: pages do without it rather than without themselves. */
export const rateAtHand =
  (deps: Pick<Deps, 'orm' | 'config' | 'clock'>) =>
  async (currency: DisplayCurrency): Promise<RateView | null> => {
    if (currency === 'USD') return null
    const now = deps.clock()
    return ratesNow({ ...deps, now }).then(
      (rates) => shownRate(rates, currency, now),
      () => null,
    )
  }
