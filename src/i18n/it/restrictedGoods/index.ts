// What is said of a product that not every service carries, on its page and until it is ordered.
import type { NamespaceRestrictedGoodsTranslation } from '../../i18n-types.ts'

const it_restrictedGoods = {
  seems: {
    liquids: 'Sembra un liquido',
    aerosols: 'Sembra un aerosol',
    loose_batteries: 'Sembra una batteria al litio sfusa',
    medicines: 'Sembra un medicinale',
    customs_restricted: 'Sembra limitato dalla dogana',
  },
  onlyBy: 'Viaggia solo {services}',
  by: { air: 'via aerea', sea: 'via mare', courier: 'con corriere' },
  others: 'Gli altri servizi non lo trasportano.',
  none: 'Se pensi che sia un errore, chiedici.',
  change: 'Cambia destinazione',
  read: 'Che cosa non viaggia',
  ask: 'Chiedi',
} satisfies NamespaceRestrictedGoodsTranslation

export default it_restrictedGoods
