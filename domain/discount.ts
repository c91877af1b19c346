// The percentage on the discount badge.
import type { Cents } from './money.ts'
import { roundHalfAwayFromZero } from './rational.ts'

/** The former price where it is one: a store may tell a list price that is no higher than what is asked now. */
export const formerPrice = (priceCents: Cents, originalCents: Cents | null): Cents | null =>
  originalCents !== null && originalCents > priceCents ? originalCents : null

/** Whole per cent saved against the original price, rounded; 0 without an original price above the price. */
export const discountPercentage = (priceCents: Cents, originalCents: Cents | null): number => {
  if (originalCents === null || originalCents <= priceCents) return 0
  return Number(
    roundHalfAwayFromZero(BigInt(originalCents - priceCents) * 100n, BigInt(originalCents)),
  )
}
