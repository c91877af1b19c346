// Which services take goods, told from their answers alone, so that pages need no price engine for it.
import type { QuoteRefusalCode } from './quote-types.ts'
import type { OrderService } from './shipping-services.ts'

interface Answered {
  readonly service: OrderService
  /** Null: it has a price. */
  readonly refused: QuoteRefusalCode | null
}

/**
 * The only services that take the goods; empty where none does, null where all do that go there. `options` are a
 * destination's, from landedOptions (landed-price). A route that is closed for now counts as one that takes them.
 */
export const onlyCarriers = (options: readonly Answered[]): OrderService[] | null => {
  const going = options.filter(({ refused }) => refused !== 'not_served')
  const takers = going.filter(({ refused }) => refused === null || refused === 'route_suspended')
  return takers.length > 0 && takers.length === going.length
    ? null
    : takers.map(({ service }) => service)
}

/** Whether services take the goods, but all of them are closed for now. */
export const awaitsRoute = (options: readonly Answered[]): boolean =>
  options.every(({ refused }) => refused !== null) &&
  options.some(({ refused }) => refused === 'route_suspended')
