// What is said of a product that not every service carries, on its page and until it is ordered.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_restrictedGoods = {
  seems: {
    liquids: 'Parece un líquido',
    aerosols: 'Parece un aerosol',
    loose_batteries: 'Parece una batería de litio suelta',
    medicines: 'Parece una medicina',
    customs_restricted: 'Parece restringido por la aduana',
  },
  onlyBy: 'Solo viaja por {services:string}',
  by: { air: 'vía aérea', sea: 'vía marítima', courier: 'courier' },
  others: 'Los demás servicios no lo llevan.',
  none: 'Si crees que es un error, pregúntanos.',
  change: 'Cambiar destino',
  read: 'Qué no viaja',
  ask: 'Preguntar',
} satisfies BaseTranslation

export default es_restrictedGoods
