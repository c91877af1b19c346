// The comparison of the shipping services, in Italian.
import type { NamespaceComparisonTranslation } from '../../i18n-types.ts'

const it_comparison = {
  heading: 'Confronta i servizi di spedizione',
  intro: 'Prezzi di oggi fino a {place}.',
  allDetails: 'Vedi tutti i dettagli',
  filters: 'Filtra i servizi',
  type: 'Tipo di servizio',
  types: { all: 'Tutti', maritime: 'Marittimo', air: 'Aereo', courier: 'Corriere' },
  weight: 'Peso',
  weightUnit: 'Unità di peso',
  time: 'Tempo di consegna',
  anyTime: 'Qualsiasi',
  timeDays: '{range} giorni',
  apply: 'Confronta',
  reset: 'Togli i filtri',
  count: '{shown} di {total} {{total:servizio|servizi}}',
  columns: {
    service: 'Servizio',
    days: 'Giorni',
    price: 'Prezzo',
    estimate: 'Per il tuo peso',
    more: 'Altro',
  },
  byVolume: 'Secondo il volume',
  fees: 'Secondo ciò che chiedi',
  details: 'Vedi il servizio',
  loadMore: 'Carica altri',
  noServicesAvailable: 'Nessun servizio disponibile',
  noneText:
    'Nessun servizio risponde a questi filtri. Prova un altro tempo di consegna o un peso minore.',
  errorLoadingServices: 'Errore nel caricamento dei servizi',
  badWeight: 'Scrivi un numero maggiore di zero, come 12,5.',
  suspended: 'Sospeso per ora',
  example: 'Tariffa di esempio',
  rateOf: {
    lb: '{price} per libbra',
    kg: '{price} per chilo',
    ft3: '{price} per piede cubo',
    m3: '{price} per metro cubo',
    piece: '{price} per unità',
  },
} satisfies NamespaceComparisonTranslation

export default it_comparison
