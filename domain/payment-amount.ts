// What paying an amount one way or another comes to: apart from the accounts, whose list of banks no checkout needs.
import { type Cents, percentOf } from './money.ts'
import type { PaymentKind } from './payment-method.ts'

/** What somebody sends by a way to pay: US dollars (or USDT at par), or bolivars by an agreed rate. */
export const currencyOf = (kind: PaymentKind): 'USD' | 'VES' =>
  kind === 'pago_movil' || kind === 'bolivar_transfer' ? 'VES' : 'USD'

/** What an admin adds to amounts or takes off: a part of the amount and a fixed one; below zero it is a discount. */
export interface PaymentFee {
  readonly feeBasisPoints: number
  readonly feeCents: Cents
}

/** What paying an amount above zero this way adds to it; a discount is negative and leaves at least one cent to pay. */
export const feeOf = (cents: Cents, { feeBasisPoints, feeCents }: PaymentFee): Cents => {
  const fee = percentOf(cents, feeBasisPoints) + feeCents
  return fee < 0 ? Math.max(fee, 1 - cents) : fee
}

/** The least and the most a way to pay takes at once; null: no bound. */
export interface PaymentBounds {
  readonly leastCents: Cents | null
  readonly mostCents: Cents | null
}

export const takesAmount = ({ leastCents, mostCents }: PaymentBounds, cents: Cents): boolean =>
  cents >= (leastCents ?? 0) && cents <= (mostCents ?? Number.MAX_SAFE_INTEGER)
