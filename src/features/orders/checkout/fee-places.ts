// Numbers the ways to pay that change a total, because a stylesheet can only tell a few known values apart.
import type { PaymentMethodView } from '#contract/payment-methods.ts'

/** As many as `checkout.module.css` has rules for. */
const PLACES = 8

/** Their places by id, from 1; those that cost neither more nor less have none. */
export const feePlaces = (methods: readonly PaymentMethodView[]): ReadonlyMap<number, number> =>
  new Map(
    methods
      .filter(({ feeBasisPoints, feeCents }) => feeBasisPoints !== 0 || feeCents !== 0)
      .slice(0, PLACES)
      .map(({ id }, at) => [id, at + 1]),
  )
