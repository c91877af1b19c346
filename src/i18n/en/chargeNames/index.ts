// What is charged for goods at the door, one name each: product, cart, checkout, order and mail.
import type { NamespaceChargeNamesTranslation } from '../../i18n-types.ts'

const en_chargeNames = {
  goods: 'Products',
  freight_air: 'Air freight',
  freight_sea: 'Sea freight',
  freight_courier: 'Courier freight',
  minimum_charge: 'Top-up to the minimum freight',
  oversize: 'Oversize surcharge',
  overweight: 'Overweight surcharge',
  handling: 'Warehouse handling',
  remote_area: 'Remote area',
  residential: 'Home delivery',
  consolidation: 'Consolidation',
  repacking: 'Repacking',
  packaging: 'Reinforced packaging',
  insurance: 'Insurance',
  taxes: 'Taxes and fees',
  processing: 'Processing',
  payment_fee: 'Payment method fee',
  payment_discount: 'Payment method discount',
  total: 'Total',
  cheapest: 'Cheapest',
  days: '{min}–{max} {{max:day|days}}',
  service: { air: 'Air', sea: 'Sea', courier: 'Courier' },
  refused: {
    not_served: 'does not go there',
    route_suspended: 'route closed for now',
    not_for_goods: 'does not take this kind of cargo',
    restricted_item: 'does not carry this kind of item',
    too_heavy: 'heavier than it takes',
    too_large: 'larger than it takes',
    too_dear: 'worth more than it takes',
    too_many_pieces: 'more pieces than it takes',
  },
} satisfies NamespaceChargeNamesTranslation

export default en_chargeNames
