// The premium for insuring what a parcel is declared to be worth.
import { type Cents, percentOf } from './money.ts'

/** An insurance rate as data: so many basis points of what the declared value exceeds the free cover. */
export interface InsuranceRate {
  readonly basisPoints: number
  readonly freeCents: Cents
  /** The least premium once there is one; 0: none. */
  readonly minimumCents: Cents
  /** Begun amounts of this size count whole («per 100 USD or part of it»); 0: pro rata to the cent. */
  readonly stepCents: Cents
}

const begun = (cents: Cents, step: Cents): Cents =>
  step > 0 ? Math.ceil(cents / step) * step : cents

/** The premium; nothing while the free cover suffices. `declaredCents` is 0 or more. */
export const insurancePremium = (declaredCents: Cents, rate: InsuranceRate): Cents => {
  const covered = Math.max(declaredCents - rate.freeCents, 0)
  if (covered === 0) return 0
  return Math.max(percentOf(begun(covered, rate.stepCents), rate.basisPoints), rate.minimumCents)
}
