// What is said of a product that not every service carries, on its page and until it is ordered.
import type { NamespaceRestrictedGoodsTranslation } from '../../i18n-types.ts'

const en_restrictedGoods = {
  seems: {
    liquids: 'This looks like a liquid',
    aerosols: 'This looks like an aerosol',
    loose_batteries: 'This looks like a loose lithium battery',
    medicines: 'This looks like a medicine',
    customs_restricted: 'This looks restricted by customs',
  },
  onlyBy: 'Travels only by {services}',
  by: { air: 'air', sea: 'sea', courier: 'courier' },
  others: 'The other services do not carry it.',
  none: 'If you think this is a mistake, ask us.',
  change: 'Change destination',
  read: 'What cannot travel',
  ask: 'Ask us',
} satisfies NamespaceRestrictedGoodsTranslation

export default en_restrictedGoods
