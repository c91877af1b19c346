// The percentage on the discount badge.
import type { Cents } from './money.ts'
import { roundHalfAwayFromZero } from './rational.ts'

/** Whole per cent saved against the original price, rounded; 0 without an original price above the price. */
export const discountPercentage = (priceCents: Cents, originalCents: Cents | null): number => {
  if (originalCents === null || originalCents <= priceCents) return 0
  return Number(
    roundHalfAwayFromZero(BigInt(originalCents - priceCents) * 100n, BigInt(originalCents)),
  )
}
