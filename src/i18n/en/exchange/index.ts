// Words of the page with exchange rates.
import type { NamespaceExchangeTranslation } from '../../i18n-types.ts'

const en_exchange = {
  title: 'Exchange rates',
  lead: 'What one dollar is worth in each currency. For reference only: the shop charges everything in dollars.',
  today: 'Today',
  shown: 'The one we show',
  from: 'Source',
  valid: 'Valid since',
  read: 'Checked',
  stale: 'It is more than a day old and may have changed.',
  none: 'There are no current rates right now',
  noneText: 'Prices are shown in dollars only. We ask the sources again every three hours.',
  missing: 'No current rate',
  others: 'Other currencies',
  currency: 'Currency',
  rate: 'One dollar',
  convert: 'Convert',
  amount: 'Amount in dollars',
  to: 'Currency',
  submit: 'Calculate',
  result: '{dollars} is about {amount}',
  badAmount: 'Type an amount such as 25 or 25.50.',
  resultNote: 'Indicative amount.',
  history: 'History',
  days: '{count} {{count:day|days}}',
  parallel: 'Parallel',
  official: 'Official',
  series: 'Series',
  period: 'Period',
  summary:
    '{name}: from {first} to {last} in {days} {{days:day|days}} ({change}). Lowest {low}, highest {high}.',
  course: 'From {first} to {last} ({change}) in {days} {{days:day|days}}.',
  table: 'Show the values',
  day: 'Day',
  value: 'One dollar',
  noHistory: 'There are not enough days for a chart yet.',
  sources: 'Where they come from',
  sourcesText:
    'Bolivars: DolarApi, with the official rate of the Central Bank of Venezuela and the parallel one published by Yadio. Other currencies: Exchange Rate API and, when it does not answer, Frankfurter. Each rate is checked every three hours at most; one that suddenly moves by more than 10% is not shown until it is confirmed.',
  sandbox: 'This trial shop makes the rates itself: sources marked “sandbox” are not real.',
} satisfies NamespaceExchangeTranslation

export default en_exchange
