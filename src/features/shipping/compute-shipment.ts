// The answer to a typed shipment: one function for the server's page and for every keystroke in the browser.
import type { ShipmentView } from '#contract/shipment-view.ts'
import { quoteServices } from '#domain/quote-services.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { readShipment, type ShipmentFaults } from './read-shipment.ts'

export type ShipmentAnswer =
  | { readonly state: 'blank'; readonly faults: ShipmentFaults }
  | { readonly state: 'incomplete'; readonly faults: ShipmentFaults }
  | { readonly state: 'quoted'; readonly faults: ShipmentFaults; readonly quote: Quote }

/** While a row is being filled in, a field that is still empty is no fault unless the person asked for the answer. */
export const computeShipment = (view: ShipmentView, tariff: Tariff): ShipmentAnswer => {
  const read = readShipment(view)
  if (read.ok) return { state: 'quoted', faults: {}, quote: quoteServices(read.input, tariff) }
  const told = Object.entries(read.faults).filter(([, fault]) => view.asked || fault !== 'required')
  return { state: read.blank ? 'blank' : 'incomplete', faults: Object.fromEntries(told) }
}
