// The documented estimate of the product page: one formula for all of Venezuela. What an order costs is `landed-price`.
import { type Cents, multiply, percentOf, sum } from './money.ts'

/** 15 % of the goods: taxes and fees of the documented estimate (specification §2). */
export const TAX_BASIS_POINTS = 1500

/** 25.00 USD once per order. */
export const PROCESSING_CENTS: Cents = 2500

/** 31.00 USD: the fixed sea shipping of the estimate. */
export const ESTIMATE_SEA_CENTS: Cents = 3100

/** Working days from the order to the door that the estimate names (specification §2). */
export const ESTIMATE_DAYS = { least: 10, most: 15 } as const

export interface EstimateLine {
  readonly code: 'goods' | 'freight' | 'taxes' | 'processing'
  readonly cents: Cents
}

/** Price × quantity + 31.00 sea + 15 % of price × quantity + 25.00; the lines in the order they are shown. */
export const landedCostEstimate = (
  priceCents: Cents,
  quantity: number,
): { readonly lines: readonly EstimateLine[]; readonly totalCents: Cents } => {
  const goodsCents = multiply(priceCents, quantity)
  const lines: EstimateLine[] = [
    { code: 'goods', cents: goodsCents },
    { code: 'freight', cents: ESTIMATE_SEA_CENTS },
    { code: 'taxes', cents: percentOf(goodsCents, TAX_BASIS_POINTS) },
    { code: 'processing', cents: PROCESSING_CENTS },
  ]
  return { lines, totalCents: sum(lines.map((line) => line.cents)) }
}
