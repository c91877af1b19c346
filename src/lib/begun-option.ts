// What the checkout begins with, so that the cart can tell the same of it.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { OrderService } from '#domain/shipping-services.ts'

/** The option of the service that was chosen with the goods, else the cheapest; none where no service takes them. */
export const begunOption = (
  options: readonly CheckoutOption[],
  chosen: OrderService | null,
): CheckoutOption | undefined =>
  options.find(({ service }) => service === chosen) ??
  options.toSorted((a, b) => a.totalCents - b.totalCents)[0]

/** Which service to name beside what customs may ask by it; none where every other is asked the same. */
export const namedFor = (
  options: readonly CheckoutOption[],
  { service, customs }: CheckoutOption,
): OrderService | undefined =>
  options.every((other) => JSON.stringify(other.customs) === JSON.stringify(customs))
    ? undefined
    : service
