// Words of the page with exchange rates.
import type { NamespaceExchangeTranslation } from '../../i18n-types.ts'

const it_exchange = {
  title: 'Tassi di cambio',
  lead: 'Quanto vale un dollaro in ogni valuta. Solo per orientarsi: nel negozio si paga tutto in dollari.',
  today: 'Oggi',
  shown: 'Quello che mostriamo',
  from: 'Fonte',
  valid: 'Valido dal',
  read: 'Verificato',
  stale: 'Ha più di un giorno: potrebbe essere cambiato.',
  none: 'Al momento non ci sono tassi validi',
  noneText: 'I prezzi sono mostrati solo in dollari. Chiediamo di nuovo alle fonti ogni tre ore.',
  missing: 'Nessun tasso valido',
  others: 'Altre valute',
  currency: 'Valuta',
  rate: 'Un dollaro',
  convert: 'Convertire',
  amount: 'Importo in dollari',
  to: 'Valuta',
  submit: 'Calcola',
  result: '{dollars} sono circa {amount}',
  badAmount: 'Scrivi un importo come 25 o 25,50.',
  resultNote: 'Importo indicativo.',
  history: 'Andamento',
  days: '{count} {{count:giorno|giorni}}',
  parallel: 'Parallelo',
  official: 'Ufficiale',
  series: 'Serie',
  period: 'Periodo',
  summary:
    '{name}: da {first} a {last} in {days} {{days:giorno|giorni}} ({change}). Minimo {low}, massimo {high}.',
  course: 'Da {first} a {last} ({change}) in {days} {{days:giorno|giorni}}.',
  table: 'Mostra i valori',
  day: 'Giorno',
  value: 'Un dollaro',
  noHistory: 'Non ci sono ancora abbastanza giorni per un grafico.',
  sources: 'Da dove vengono',
  sourcesText:
    'Bolívar: DolarApi, con il tasso ufficiale della Banca Centrale del Venezuela e quello parallelo pubblicato da Yadio. Altre valute: Exchange Rate API e, quando non risponde, Frankfurter. Ogni tasso si verifica al massimo ogni tre ore; uno che cambia di colpo più del 10% non si mostra finché non è confermato.',
  sandbox: 'Questo negozio di prova genera i tassi da sé: le fonti con «sandbox» non sono reali.',
} satisfies NamespaceExchangeTranslation

export default it_exchange
