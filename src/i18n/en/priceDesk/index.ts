// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { NamespacePriceDeskTranslation } from '../../i18n-types.ts'

const en_priceDesk = {
  lead: 'Prices that changed all at once. The product is not sold until you decide or the store repeats the price hours later. If you reject it, the price before stays.',
  before: 'Price before',
  after: 'New price',
  change: 'Change',
  since: 'Since',
  shownUntil: 'The price before may be shown until',
  accept: 'Accept the new price of {product}',
  reject: 'Reject the new price of {product}',
  rejected: 'Rejected',
  picked: '{count} selected',
  acceptPicked: 'Accept the selected',
  rejectPicked: 'Reject the selected',
  none: 'No held prices',
  noneText: 'A price that jumps too far appears here.',
} satisfies NamespacePriceDeskTranslation

export default en_priceDesk
