// What is said of a product that not every service carries, on its page and until it is ordered.
import type { NamespaceRestrictedGoodsTranslation } from '../../i18n-types.ts'

const pt_restrictedGoods = {
  seems: {
    liquids: 'Parece um líquido',
    aerosols: 'Parece um aerossol',
    loose_batteries: 'Parece uma bateria de lítio solta',
    medicines: 'Parece um remédio',
    customs_restricted: 'Parece restrito pela alfândega',
  },
  onlyBy: 'Só viaja por {services}',
  by: { air: 'via aérea', sea: 'via marítima', courier: 'courier' },
  others: 'Os outros serviços não o transportam.',
  none: 'Se achar que é um engano, pergunte.',
  change: 'Mudar destino',
  read: 'O que não viaja',
  ask: 'Perguntar',
} satisfies NamespaceRestrictedGoodsTranslation

export default pt_restrictedGoods
