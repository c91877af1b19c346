// Words of the page with exchange rates.
import type { NamespaceExchangeTranslation } from '../../i18n-types.ts'

const pt_exchange = {
  title: 'Taxas de câmbio',
  lead: 'Quanto vale um dólar em cada moeda. São valores de referência: na loja tudo é cobrado em dólares.',
  today: 'Hoje',
  shown: 'A que mostramos',
  from: 'Fonte',
  valid: 'Vigente desde',
  read: 'Consultada',
  stale: 'Tem mais de um dia: pode ter mudado.',
  none: 'Por enquanto não há taxas vigentes',
  noneText:
    'Os preços aparecem apenas em dólares. Consultamos as fontes de novo a cada três horas.',
  missing: 'Sem taxa vigente',
  others: 'Outras moedas',
  currency: 'Moeda',
  rate: 'Um dólar',
  convert: 'Converter',
  amount: 'Valor em dólares',
  to: 'Moeda',
  submit: 'Calcular',
  result: '{dollars} são cerca de {amount}',
  badAmount: 'Escreva um valor como 25 ou 25,50.',
  resultNote: 'Valor indicativo.',
  history: 'Evolução',
  days: '{count} {{count:dia|dias}}',
  parallel: 'Paralela',
  official: 'Oficial',
  series: 'Série',
  period: 'Período',
  summary:
    '{name}: de {first} a {last} em {days} {{days:dia|dias}} ({change}). Mínimo {low}, máximo {high}.',
  course: 'De {first} a {last} ({change}) em {days} {{days:dia|dias}}.',
  table: 'Ver os valores',
  day: 'Dia',
  value: 'Um dólar',
  noHistory: 'Ainda não há dias suficientes para um gráfico.',
  sources: 'De onde vêm',
  sourcesText:
    'Bolívares: DolarApi, com a taxa oficial do Banco Central da Venezuela e a paralela publicada pela Yadio. Demais moedas: Exchange Rate API e, quando não responde, Frankfurter. Cada taxa é consultada no máximo a cada três horas; uma que muda de repente mais de 10% só aparece depois de confirmada.',
  sandbox:
    'Esta loja de teste gera as taxas por conta própria: as fontes marcadas “sandbox” não são reais.',
} satisfies NamespaceExchangeTranslation

export default pt_exchange
