// Where prices at the door are for.
import type { NamespaceDeliverToTranslation } from '../../i18n-types.ts'

const en_deliverTo = {
  title: 'Where should we deliver?',
  lead: 'The prices you see are for this city, with shipping and taxes. You can change it whenever you like.',
  missing:
    'Your city is not listed? Choose the nearest one in your state: that is the one we calculate with.',
  unserved: 'We do not deliver there yet. Choose one of these:',
} satisfies NamespaceDeliverToTranslation

export default en_deliverTo
