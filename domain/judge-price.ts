// Whether a store's new price may be shown, waits until somebody or a later run says the same, or was rejected already.
import type { Cents } from './money.ts'
import { isPriceJump, isPriceSlip } from './offer-price.ts'
import { SYNC_EVERY_HOURS } from './sync-run.ts'

export interface KnownPrice {
  readonly priceCents: Cents
  /** A price that was doubted, since how many hours, and by which run. */
  readonly heldPriceCents: Cents | null
  readonly heldHours: number | null
  readonly runId: number | null
  /** A price that somebody called wrong, and that the store has not gone back on since. */
  readonly rejectedPriceCents: Cents | null
}

/**
 * Hours after which a run that says nearly the same is a second voice. Before them it is the first one's echo: a store
 * that is wrong now is wrong a minute later, too, when somebody clicks the button again. By the clock runs are six
 * hours apart; the hour less is for pages that come earlier in one run than in another.
 */
const SECOND_VOICE_HOURS = SYNC_EVERY_HOURS - 1

/**
 * `hold`: the new price is far from the one known, and no run of hours ago said nearly the same. What looks like a lost
 * decimal separator is held however often it is said, for such a mistake stays until somebody finds it: only an admin takes it.
 * `refuse`: it is nearly the one that somebody rejected, however many runs repeat it. What is not known yet has nothing
 * to be compared with. All prices in cents above zero.
 */
export const judgePrice = (
  known: KnownPrice | null,
  priceCents: Cents,
  runId: number,
): 'take' | 'hold' | 'refuse' => {
  if (known === null || !isPriceJump(known.priceCents, priceCents)) return 'take'
  const { heldHours, heldPriceCents, rejectedPriceCents } = known
  if (rejectedPriceCents !== null && !isPriceJump(rejectedPriceCents, priceCents)) return 'refuse'
  if (isPriceSlip(known.priceCents, priceCents)) return 'hold'
  const saidBefore =
    heldPriceCents !== null &&
    known.runId !== runId &&
    (heldHours ?? 0) >= SECOND_VOICE_HOURS &&
    !isPriceJump(heldPriceCents, priceCents)
  return saidBefore ? 'take' : 'hold'
}
