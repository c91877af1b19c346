// What has to be known before an order counts as shipped: a customer who is told so wants to follow the parcel.

/** Fields of the desk's form that shipping may need. */
export const SHIPPING_FIELDS = ['carrier', 'trackingNumber', 'note'] as const
export type ShippingField = (typeof SHIPPING_FIELDS)[number]

/** Who carries parcels on this way, as suggestions: another name is as good. */
export const KNOWN_CARRIERS = [
  'MRW',
  'Zoom',
  'Tealca',
  'Domesa',
  'Liberty Express',
  'DHL',
  'FedEx',
  'UPS',
  'USPS',
] as const

interface ShippingProof {
  carrier: string
  trackingNumber: string
  /** There is no number, on purpose: the note says why. */
  untracked: boolean
  note: string
}

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * The fields that are still missing, in the order of the form; none when the parcel can be followed (carrier and
 * number) or when a note of the history says why it cannot.
 */
export const missingForShipping = (proof: ShippingProof): ShippingField[] =>
  proof.untracked
    ? isBlank(proof.note)
      ? ['note']
      : []
    : (['carrier', 'trackingNumber'] as const).filter((field) => isBlank(proof[field]))
