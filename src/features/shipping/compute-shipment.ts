// The answer to a typed shipment: one function for the server's page and for every keystroke in the browser.
import type { CustomsRules } from '#contract/customs.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { type CompiledCustoms, compileCustoms } from '#domain/customs-book.ts'
import { customsCountryOf } from '#domain/customs-country.ts'
import { formalDuties, type FormalDuties } from '#domain/formal-duties.ts'
import { quoteServices } from '#domain/quote-services.ts'
import type { Quote, QuoteInput } from '#domain/quote-types.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { readShipment, type ShipmentFaults } from './read-shipment.ts'

export type ShipmentAnswer =
  | { readonly state: 'blank'; readonly faults: ShipmentFaults }
  | { readonly state: 'incomplete'; readonly faults: ShipmentFaults }
  | {
      readonly state: 'quoted'
      readonly faults: ShipmentFaults
      readonly quote: Quote
      /** What the formal rules give beside the shop's rate; empty where nothing is known. */
      readonly duties: FormalDuties
    }

/** Rules are prepared once for all keys that follow. */
const prepared = new WeakMap<CustomsRules, CompiledCustoms>()
const bookOf = (customs: CustomsRules): CompiledCustoms => {
  const book = prepared.get(customs) ?? compileCustoms(customs.rules)
  prepared.set(customs, book)
  return book
}

const dutiesOf = (
  input: QuoteInput,
  quote: Quote,
  { destination }: Tariff,
  customs: CustomsRules | null,
): FormalDuties => {
  const country = customsCountryOf(destination.country)
  return customs && country
    ? formalDuties(input, quote, country, bookOf(customs), customs.today)
    : {}
}

/** While a row is being filled in, a field that is still empty is no fault unless the person asked for the answer. */
export const computeShipment = (
  view: ShipmentView,
  tariff: Tariff,
  customs: CustomsRules | null = null,
): ShipmentAnswer => {
  const read = readShipment(view)
  if (read.ok) {
    const quote = quoteServices(read.input, tariff)
    return {
      state: 'quoted',
      faults: {},
      quote,
      duties: dutiesOf(read.input, quote, tariff, customs),
    }
  }
  const told = Object.entries(read.faults).filter(([, fault]) => view.asked || fault !== 'required')
  return { state: read.blank ? 'blank' : 'incomplete', faults: Object.fromEntries(told) }
}
