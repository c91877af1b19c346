// What is said of a product whose name sounds like restricted goods, on its page and until it is ordered.
import type { NamespaceRestrictedGoodsTranslation } from '../../i18n-types.ts'

const pt_restrictedGoods = {
  seems: {
    liquids: 'Parece um líquido: talvez não possa viajar',
    aerosols: 'Parece um aerossol: talvez não possa viajar',
    loose_batteries: 'Parece uma bateria de lítio solta: talvez não possa viajar',
    medicines: 'Parece um remédio: talvez não possa viajar',
    customs_restricted: 'Parece restrito pela alfândega: talvez não possa viajar',
  },
  text: 'Alguns serviços, ou todos, não transportam este tipo de item. Conferimos antes de enviar; na dúvida, pergunte antes de comprar.',
  read: 'O que não viaja',
  ask: 'Perguntar',
} satisfies NamespaceRestrictedGoodsTranslation

export default pt_restrictedGoods
