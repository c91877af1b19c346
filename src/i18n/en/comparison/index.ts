// The comparison of the shipping services, in English.
import type { NamespaceComparisonTranslation } from '../../i18n-types.ts'

const en_comparison = {
  heading: 'Compare the shipping services',
  intro: 'Today’s prices to {place}.',
  allDetails: 'See all the details',
  filters: 'Filter services',
  type: 'Service type',
  types: { all: 'All', maritime: 'Sea', air: 'Air', courier: 'Courier' },
  weight: 'Weight',
  weightUnit: 'Weight unit',
  time: 'Delivery time',
  anyTime: 'Any',
  timeDays: '{range} days',
  apply: 'Compare',
  reset: 'Clear filters',
  count: '{shown} of {total} {{total:service|services}}',
  columns: {
    service: 'Service',
    days: 'Days',
    price: 'Price',
    estimate: 'For your weight',
    more: 'More',
  },
  byVolume: 'By volume',
  fees: 'By what you ask for',
  details: 'See service',
  loadMore: 'Load more',
  noServicesAvailable: 'No services available',
  noneText: 'No service fits these filters. Try another delivery time or a lower weight.',
  errorLoadingServices: 'Error loading services',
  badWeight: 'Write a number above zero, such as 12.5.',
  suspended: 'Suspended for now',
  example: 'Example rate',
  rateOf: {
    lb: '{price} per pound',
    kg: '{price} per kilo',
    ft3: '{price} per cubic foot',
    m3: '{price} per cubic meter',
    piece: '{price} per piece',
  },
} satisfies NamespaceComparisonTranslation

export default en_comparison
