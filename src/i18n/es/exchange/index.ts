// Words of the page with exchange rates.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_exchange = {
  title: 'Tasas de cambio',
  lead: 'Cuánto vale un dólar en cada moneda. Son montos de referencia: en la tienda todo se cobra en dólares.',
  today: 'Hoy',
  shown: 'La que mostramos',
  from: 'Fuente',
  valid: 'Vigente desde',
  read: 'Consultada',
  stale: 'Tiene más de un día: puede haber cambiado.',
  none: 'Por ahora no hay tasas vigentes',
  noneText:
    'Los precios se muestran solo en dólares. Volvemos a consultar las fuentes cada tres horas.',
  missing: 'Sin tasa vigente',
  others: 'Otras monedas',
  currency: 'Moneda',
  rate: 'Un dólar',
  convert: 'Convertir',
  amount: 'Monto en dólares',
  to: 'Moneda',
  submit: 'Calcular',
  result: '{dollars:string} son unos {amount:string}',
  badAmount: 'Escribe un monto como 25 o 25,50.',
  resultNote: 'Monto de referencia.',
  history: 'Evolución',
  days: '{count:number} {{count:día|días}}',
  parallel: 'Paralela',
  official: 'Oficial',
  series: 'Serie',
  period: 'Periodo',
  summary:
    '{name:string}: de {first:string} a {last:string} en {days:number} {{days:día|días}} ({change:string}). Mínimo {low:string}, máximo {high:string}.',
  course: 'De {first:string} a {last:string} ({change:string}) en {days:number} {{days:día|días}}.',
  table: 'Ver los valores',
  day: 'Día',
  value: 'Un dólar',
  noHistory: 'Todavía no hay días suficientes para un gráfico.',
  sources: 'De dónde salen',
  sourcesText:
    'Bolívares: DolarApi, con la tasa oficial del Banco Central de Venezuela y la paralela que publica Yadio. Las demás monedas: Exchange Rate API y, cuando no responde, Frankfurter. Las consultamos cada tres horas; si una cambia de golpe más de un 10 %, no la mostramos hasta confirmarla.',
  sandbox: 'Esta es una tienda de prueba: las tasas marcadas «sandbox» no son reales.',
} satisfies BaseTranslation

export default es_exchange
