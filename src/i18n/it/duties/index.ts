// What customs may ask, in short, in Italian.
import type { NamespaceDutiesTranslation } from '../../i18n-types.ts'

const it_duties = {
  label:
    'Stima. L’importo lo stabilisce la dogana allo sdoganamento; questa non è consulenza doganale.',
  title: 'Ciò che risulta dalle norme doganali',
  byRules: 'Secondo le norme:',
  estimated: 'stima',
  between: 'da {low} a {high}',
  nothing: 'Nessuna imposta',
  source: 'Fonte:',
  sources: 'Fonti:',
  undated: 'senza data',
  from: 'in vigore dal {day}',
  until: 'in vigore fino al {day}',
  confidence: {
    high: 'Affidabilità alta',
    medium_high: 'Affidabilità medio-alta',
    medium: 'Affidabilità media',
    medium_low: 'Affidabilità medio-bassa',
    low: 'Affidabilità bassa',
    very_low: 'Affidabilità molto bassa',
  },
  over_limit:
    'Supera i limiti delle spedizioni semplificate: è un’importazione ordinaria, con uno spedizioniere doganale.',
  no_rule: 'Non abbiamo norme per una spedizione così.',
  details: 'Vedi i dettagli nella calcolatrice doganale',
} satisfies NamespaceDutiesTranslation

export default it_duties
