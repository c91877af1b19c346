// The premium for insuring what a parcel is declared to be worth.
import { type Cents, percentOf } from './money.ts'

/** An insurance rate as data: so many basis points of what the declared value exceeds the free cover. */
export interface InsuranceRate {
  readonly basisPoints: number
  readonly freeCents: Cents
}

/** The premium, pro rata to the cent; nothing while the free cover suffices. */
export const insurancePremium = (declaredCents: Cents, rate: InsuranceRate): Cents =>
  percentOf(Math.max(declaredCents - rate.freeCents, 0), rate.basisPoints)
