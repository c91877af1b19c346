// What customs may ask, in short: for every page that shows an estimate beside its own prices.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_duties = {
  label:
    'Estimación. El monto lo fija la aduana cuando nacionaliza el paquete; esto no es asesoría aduanera.',
  title: 'Lo que dan las normas de aduana',
  byRules: 'Según las normas:',
  estimated: 'estimación',
  between: '{low:string} a {high:string}',
  nothing: 'Sin impuestos',
  source: 'Fuente:',
  sources: 'Fuentes:',
  undated: 'sin fecha',
  from: 'vigente desde el {day:string}',
  until: 'vigente hasta el {day:string}',
  confidence: {
    high: 'Confianza alta',
    medium_high: 'Confianza media-alta',
    medium: 'Confianza media',
    medium_low: 'Confianza media-baja',
    low: 'Confianza baja',
    very_low: 'Confianza muy baja',
  },
  over_limit:
    'Pasa los límites del envío simplificado: es una importación ordinaria, con agente de aduanas.',
  no_rule: 'No tenemos normas para un envío así.',
  details: 'Ver el detalle en la calculadora de aduana',
} satisfies BaseTranslation

export default es_duties
