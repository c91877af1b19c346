// Whether a store's new price may be shown, or waits until somebody or the next run says the same.
import type { Cents } from './money.ts'
import { isPriceJump } from './offer-price.ts'

export interface KnownPrice {
  readonly priceCents: Cents
  /** A price that was doubted, and by which run. */
  readonly heldPriceCents: Cents | null
  readonly runId: number | null
}

/**
 * `hold`: the new price is far from the one known, and no earlier run said nearly the same. What is not known yet has
 * nothing to be compared with. All prices in cents above zero.
 */
export const judgePrice = (
  known: KnownPrice | null,
  priceCents: Cents,
  runId: number,
): 'take' | 'hold' => {
  if (known === null || !isPriceJump(known.priceCents, priceCents)) return 'take'
  const { heldPriceCents } = known
  const saidBefore =
    heldPriceCents !== null && known.runId !== runId && !isPriceJump(heldPriceCents, priceCents)
  return saidBefore ? 'take' : 'hold'
}
