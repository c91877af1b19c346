// Who carries a parcel and its number, in each form of an order that asks for them.
import { KNOWN_CARRIERS } from '#domain/shipping-proof.ts'
import { text } from '#src/lib/form/kinds.ts'

export const trackingFields = {
  carrier: text({ maxLength: 40, autoComplete: 'off', list: 'carriers' }),
  trackingNumber: text({ maxLength: 60, autoComplete: 'off' }),
}

/** Suggestions for the carrier; once on a page. */
export function CarrierNames() {
  return (
    <datalist id="carriers">
      {KNOWN_CARRIERS.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  )
}
