// What is said of a product whose name sounds like restricted goods, on its page and until it is ordered.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_restrictedGoods = {
  seems: {
    liquids: 'Parece un líquido: tal vez no pueda viajar',
    aerosols: 'Parece un aerosol: tal vez no pueda viajar',
    loose_batteries: 'Parece una batería de litio suelta: tal vez no pueda viajar',
    medicines: 'Parece una medicina: tal vez no pueda viajar',
    customs_restricted: 'Parece restringido por la aduana: tal vez no pueda viajar',
  },
  text: 'Algunos servicios, o todos, no llevan esta clase de artículos. Lo revisamos antes de enviarlo; si tienes dudas, pregúntanos antes de comprar.',
  read: 'Qué no viaja',
  ask: 'Preguntar',
} satisfies BaseTranslation

export default es_restrictedGoods
