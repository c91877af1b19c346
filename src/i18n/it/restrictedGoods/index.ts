// What is said of a product whose name sounds like restricted goods, on its page and until it is ordered.
import type { NamespaceRestrictedGoodsTranslation } from '../../i18n-types.ts'

const it_restrictedGoods = {
  seems: {
    liquids: 'Sembra un liquido: forse non può viaggiare',
    aerosols: 'Sembra un aerosol: forse non può viaggiare',
    loose_batteries: 'Sembra una batteria al litio sfusa: forse non può viaggiare',
    medicines: 'Sembra un medicinale: forse non può viaggiare',
    customs_restricted: 'Sembra limitato dalla dogana: forse non può viaggiare',
  },
  text: 'Alcuni servizi, o tutti, non trasportano questo genere di articoli. Lo controlliamo prima di spedirlo; nel dubbio, chiedici prima di comprare.',
  read: 'Che cosa non viaggia',
  ask: 'Chiedi',
} satisfies NamespaceRestrictedGoodsTranslation

export default it_restrictedGoods
