// Prices that the stores name and nobody believes yet, and those that were rejected.
import type { NamespacePriceDeskTranslation } from '../../i18n-types.ts'

const en_priceDesk = {
  lead: 'Prices that changed beyond belief. They are not shown, and the product is not sold, until somebody decides or the store says the same hours later; what looks like a slipped decimal point, about ten times more or less, always waits for a decision. A rejected price is not taken however often the store repeats it: the price before stays, and the product sells at it for as long as it may be shown.',
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
