// What the comparison of the shipping services says, on its own page and on the home page.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_comparison = {
  heading: 'Compara los servicios de envío',
  intro: 'Precios de hoy hasta {place:string}.',
  allDetails: 'Ver todos los detalles',
  filters: 'Filtrar servicios',
  type: 'Tipo de servicio',
  types: { all: 'Todos', maritime: 'Marítimo', air: 'Aéreo', courier: 'Courier' },
  weight: 'Peso',
  weightUnit: 'Unidad de peso',
  time: 'Tiempo de entrega',
  anyTime: 'Cualquiera',
  timeDays: '{range:string} días',
  apply: 'Comparar',
  reset: 'Quitar filtros',
  count: '{shown:number} de {total:number} {{total:servicio|servicios}}',
  columns: {
    service: 'Servicio',
    days: 'Días',
    price: 'Precio',
    estimate: 'Para tu peso',
    more: 'Más',
  },
  byVolume: 'Según volumen',
  fees: 'Según lo que pidas',
  details: 'Ver servicio',
  loadMore: 'Cargar más',
  noServicesAvailable: 'No hay servicios disponibles',
  noneText:
    'Ningún servicio cumple esos filtros. Prueba con otro tiempo de entrega o un peso menor.',
  errorLoadingServices: 'Error al cargar los servicios',
  badWeight: 'Escribe un número mayor que cero, como 12,5.',
  suspended: 'Suspendido por ahora',
  example: 'Tarifa de ejemplo',
  rateOf: {
    lb: '{price:string} por libra',
    kg: '{price:string} por kilo',
    ft3: '{price:string} por pie cúbico',
    m3: '{price:string} por metro cúbico',
    piece: '{price:string} por unidad',
  },
} satisfies BaseTranslation

export default es_comparison
