// What goods cost at the door, as lines: one function for product page, cart, checkout, API, order and mail.
import { type Cents, multiply, percentOf, sum } from './money.ts'
import type { PricedService } from './shipping-services.ts'

/** 15 % of the goods: taxes and fees of the documented estimate and of every order to Venezuela. */
export const TAX_BASIS_POINTS = 1500

/** 25.00 USD once per order. */
export const PROCESSING_CENTS: Cents = 2500

/** 31.00 USD: the fixed sea shipping of the product page's estimate. */
export const ESTIMATE_SEA_CENTS: Cents = 3100

/** Working days from the order to the door that the product page's estimate names (specification §2). */
export const ESTIMATE_DAYS = { least: 10, most: 15 } as const

/** Pieces of one product at one price. */
export interface GoodsLine {
  readonly priceCents: Cents
  readonly quantity: number
}

/** Freight to be charged; a freight quote fits. */
export interface FreightCharge {
  readonly service: PricedService
  readonly totalCents: Cents
}

/** A chosen extra such as insurance or packaging, already priced. */
export interface ExtraCharge<Code extends string = string> {
  readonly code: Code
  readonly cents: Cents
}

export type ChargeLine<Extra extends string = never> =
  | { readonly code: 'goods'; readonly cents: Cents; readonly pieces: number }
  | { readonly code: 'freight'; readonly cents: Cents; readonly service: PricedService }
  | { readonly code: 'taxes'; readonly cents: Cents; readonly basisPoints: number }
  | { readonly code: 'processing'; readonly cents: Cents }
  | ExtraCharge<Extra>

/** Lines in the order they are shown, and the total they sum to. */
export interface OrderTotal<Extra extends string = never> {
  readonly lines: readonly ChargeLine<Extra>[]
  readonly totalCents: Cents
}

export interface OrderTotalInput<Extra extends string> {
  readonly goods: readonly GoodsLine[]
  readonly freight: FreightCharge
  readonly taxBasisPoints?: number
  readonly processingCents?: Cents
  readonly extras?: readonly ExtraCharge<Extra>[]
}

/** Goods + freight + taxes on the goods alone + processing once + extras, in that order. */
export const orderTotal = <Extra extends string = never>({
  goods,
  freight,
  taxBasisPoints = TAX_BASIS_POINTS,
  processingCents = PROCESSING_CENTS,
  extras = [],
}: OrderTotalInput<Extra>): OrderTotal<Extra> => {
  const goodsCents = sum(goods.map((line) => multiply(line.priceCents, line.quantity)))
  const lines: ChargeLine<Extra>[] = [
    {
      code: 'goods',
      cents: goodsCents,
      pieces: goods.reduce((pieces, line) => pieces + line.quantity, 0),
    },
    { code: 'freight', cents: freight.totalCents, service: freight.service },
    { code: 'taxes', cents: percentOf(goodsCents, taxBasisPoints), basisPoints: taxBasisPoints },
    { code: 'processing', cents: processingCents },
    ...extras,
  ]
  return { lines, totalCents: sum(lines.map((line) => line.cents)) }
}

/** The estimate on the product page: price × quantity + 31.00 sea + 15 % of price × quantity + 25.00. */
export const landedCostEstimate = (priceCents: Cents, quantity: number): OrderTotal =>
  orderTotal({
    goods: [{ priceCents, quantity }],
    freight: { service: 'sea', totalCents: ESTIMATE_SEA_CENTS },
  })
