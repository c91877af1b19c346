// Whether a reading can be true: what is nonsense is rejected, what jumps waits for a second source or a person.
import { rateRatio, type ExactRate, type RateFault } from './exchange.ts'
import type { RateKind } from './rate-age.ts'
import { compare, over, rational, type Rational } from './rational.ts'

export const RATE_STATUSES = ['good', 'quarantined', 'rejected'] as const
export type RateStatus = (typeof RATE_STATUSES)[number]

/** Why a reading is not good. */
export type RateDoubt = RateFault | 'no_date' | 'dated_ahead' | 'magnitude' | 'jump'

/** One reading of a source: `rate` is null with a fault when there was none to read. */
export interface RateReading<C extends string = string> {
  currency: C
  kind: RateKind
  rate: ExactRate | null
  fault: RateFault | null
  /** Since when it holds, in milliseconds since 1970; null when the source did not say or wrote no date. */
  valueMs: number | null
}

export type Judgement =
  | { status: 'good' }
  | { status: Exclude<RateStatus, 'good'>; doubt: RateDoubt }

/** A change of more than a tenth against the last good rate waits (the largest day changes measured were 3.6 and 5 %). */
const JUMP = rational(11n, 10n)
const DROP = rational(9n, 10n)
/** Five times or a fifth is a slipped decimal point, not a market. */
const SLIP = rational(5n)
/** Two sources agree when they are at most a fiftieth apart. */
const AGREEMENT = rational(51n, 50n)

const DAY_MS = 86_400_000
/** A bank may publish over a long weekend in advance; everything else is of today, in some time zone. */
const MOST_AHEAD_MS: Readonly<Record<RateKind, number>> = {
  official: 7 * DAY_MS,
  reference: DAY_MS,
  parallel: DAY_MS / 24,
  override: 0,
}

const quotient = (a: ExactRate, b: ExactRate): Rational => over(rateRatio(a), rateRatio(b))

const apart = (a: ExactRate, b: ExactRate, limit: Rational): boolean =>
  compare(quotient(a, b), limit) >= 0 || compare(quotient(b, a), limit) >= 0

/** Whether two sources say the same, within 2 %. */
export const ratesAgree = (a: ExactRate, b: ExactRate): boolean =>
  compare(quotient(a, b), AGREEMENT) <= 0 && compare(quotient(b, a), AGREEMENT) <= 0

interface Surroundings {
  /** The last good rate of the same series; null when there is none. */
  previous: ExactRate | null
  /** A good rate of another kind for the same currency, for the order of magnitude of a first reading. */
  neighbour: ExactRate | null
  nowMs: number
}

/** What to do with a reading. Exactly 10 % of change is still good, exactly five times is rejected. */
export function judgeReading(
  { rate, fault, valueMs, kind }: RateReading,
  { previous, neighbour, nowMs }: Surroundings,
): Judgement {
  if (!rate) return { status: 'rejected', doubt: fault ?? 'not_a_number' }
  if (valueMs === null) return { status: 'rejected', doubt: 'no_date' }
  if (valueMs - nowMs > MOST_AHEAD_MS[kind]) return { status: 'rejected', doubt: 'dated_ahead' }
  const known = previous ?? neighbour
  if (known && apart(rate, known, SLIP)) return { status: 'rejected', doubt: 'magnitude' }
  if (!previous) return { status: 'good' }
  const change = quotient(rate, previous)
  return compare(change, JUMP) > 0 || compare(change, DROP) < 0
    ? { status: 'quarantined', doubt: 'jump' }
    : { status: 'good' }
}
