// The answer to a typed shipment: one function for the server's page and for every keystroke in the browser.
import type { CustomsRules } from '#contract/customs.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { type CompiledCustoms, compileCustoms } from '#domain/customs-book.ts'
import { askingCountryOf } from '#domain/customs-country.ts'
import { formalDuties, type FormalDuties } from '#domain/formal-duties.ts'
import { quoteGoods } from '#domain/quote-goods.ts'
import type { Quote, QuoteInput } from '#domain/quote-types.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { readShipment } from './read-shipment.ts'
import { goodsOf, type ShipmentFaults, toldFaults } from './shipment-rows.ts'

export type QuotedAnswer = Extract<ShipmentAnswer, { state: 'quoted' }>

/** A tariff, and what the shop takes once for each order. */
export type LandedTariff = Tariff & { readonly processingCents: number }

export type ShipmentAnswer =
  | { readonly state: 'blank'; readonly faults: ShipmentFaults }
  | { readonly state: 'incomplete'; readonly faults: ShipmentFaults }
  | {
      readonly state: 'quoted'
      readonly faults: ShipmentFaults
      /** What was priced: what was typed, and the shop's products as the shop knows them. */
      readonly input: QuoteInput
      readonly quote: Quote
      /** What the formal rules give beside the shop's rate; empty where nothing is known, or where it is the shop that is asked. */
      readonly duties: FormalDuties
      /** The shop bears whatever customs ask beyond its rate of what is declared. */
      readonly taxIncluded: boolean
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
  const country = askingCountryOf(destination)
  return customs && country
    ? formalDuties(input, quote, country, bookOf(customs), customs.today)
    : {}
}

/** Faults are told as in `toldFaults`. */
export const computeShipment = (
  view: ShipmentView,
  tariff: LandedTariff,
  customs: CustomsRules | null = null,
  products: readonly PackedProduct[] = [],
): ShipmentAnswer => {
  const read = readShipment(view)
  if (read.ok) {
    const { processingCents } = tariff
    const priced = quoteGoods(read.input, goodsOf(view, products), { tariff, processingCents })
    const duties = dutiesOf(priced.input, priced.quote, tariff, customs)
    const taxIncluded = priced.quote.declaredCents > 0 && tariff.destination.taxIncluded
    return { state: 'quoted', faults: {}, ...priced, duties, taxIncluded }
  }
  return { state: read.blank ? 'blank' : 'incomplete', faults: toldFaults(view, read.faults) }
}
