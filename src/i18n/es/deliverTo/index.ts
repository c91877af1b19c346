// Where prices at the door are for.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_deliverTo = {
  title: '¿A dónde te lo enviamos?',
  lead: 'Los precios que ves son para esta ciudad, con envío e impuestos. Puedes cambiarla cuando quieras.',
  missing: '¿Tu ciudad no está? Elige la más cercana de tu estado: es la que usamos para calcular.',
  unserved: 'Todavía no enviamos a ese destino. Elige uno de estos:',
} satisfies BaseTranslation

export default es_deliverTo
