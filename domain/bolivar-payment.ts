// What an order costs whoever pays it in bolivars, and for how long: one amount at one rate, agreed when it is placed.
import type { Cents } from './money.ts'
import { convertCents, rateOf } from './exchange.ts'
import type { OrderState } from './order-state.ts'

/**
 * US cents in céntimos (hundredths of a bolivar) at `rate` bolivars for a dollar, plain decimal text such as
 * `900.886719`. Rounded once, half away from zero. The order itself stays in dollars. Throws a RangeError for a rate
 * that is none and beyond 2^53 céntimos.
 */
export const bolivarsFor = (totalCents: Cents, rate: string): number =>
  convertCents(totalCents, rateOf(rate), 'VES')

/** An order with a frozen rate; moments in milliseconds since 1970. */
export interface RateHolder {
  state: OrderState
  /** When the time to pay ends, and the rate with it. */
  untilMs: number
  /** When the payment was first reported or confirmed; null when it was not. */
  reportedMs: number | null
}

/**
 * Whether the frozen rate of an order holds: up to the end of its time to pay, and for good once the payment was
 * reported by then. A payment that did not hold up in review waits again, and so does its rate; a cancelled order has none.
 */
export const isRateHeld = ({ state, untilMs, reportedMs }: RateHolder, nowMs: number): boolean =>
  state !== 'cancelled' && (state === 'pending_payment' ? nowMs : (reportedMs ?? nowMs)) < untilMs
