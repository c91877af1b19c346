// What is said of a product whose name sounds like restricted goods, on its page and until it is ordered.
import type { NamespaceRestrictedGoodsTranslation } from '../../i18n-types.ts'

const en_restrictedGoods = {
  seems: {
    liquids: 'This looks like a liquid: it may not be able to travel',
    aerosols: 'This looks like an aerosol: it may not be able to travel',
    loose_batteries: 'This looks like a loose lithium battery: it may not be able to travel',
    medicines: 'This looks like a medicine: it may not be able to travel',
    customs_restricted: 'This looks restricted by customs: it may not be able to travel',
  },
  text: 'Some services, or all of them, do not carry this kind of item. We check it before shipping; if in doubt, ask us before you buy.',
  read: 'What cannot travel',
  ask: 'Ask us',
} satisfies NamespaceRestrictedGoodsTranslation

export default en_restrictedGoods
