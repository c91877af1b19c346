// Whether a store's new price may be shown, waits until somebody or the next run says the same, or was rejected already.
import type { Cents } from './money.ts'
import { isPriceJump } from './offer-price.ts'

export interface KnownPrice {
  readonly priceCents: Cents
  /** A price that was doubted, and by which run. */
  readonly heldPriceCents: Cents | null
  readonly runId: number | null
  /** A price that somebody called wrong, and that the store has not gone back on since. */
  readonly rejectedPriceCents: Cents | null
}

/**
 * `hold`: the new price is far from the one known, and no earlier run said nearly the same. `refuse`: it is nearly the
 * one that somebody rejected, however many runs repeat it. What is not known yet has nothing to be compared with. All
 * prices in cents above zero.
 */
export const judgePrice = (
  known: KnownPrice | null,
  priceCents: Cents,
  runId: number,
): 'take' | 'hold' | 'refuse' => {
  if (known === null || !isPriceJump(known.priceCents, priceCents)) return 'take'
  const { heldPriceCents, rejectedPriceCents } = known
  if (rejectedPriceCents !== null && !isPriceJump(rejectedPriceCents, priceCents)) return 'refuse'
  const saidBefore =
    heldPriceCents !== null && known.runId !== runId && !isPriceJump(heldPriceCents, priceCents)
  return saidBefore ? 'take' : 'hold'
}
