// The words of the audit log.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_audit = {
  title: 'Registro de acciones',
  lead: 'Quién hizo qué con permisos de administración. Nada se cambia ni se borra.',
  act: 'Acción',
  anyAct: 'Todas',
  what: 'Qué',
  who: 'Quién',
  whom: 'Sobre quién o qué',
  when: 'Cuándo',
  from: 'Desde',
  empty: 'El registro está vacío',
  emptyText: 'Aquí aparece cada cambio que alguien hace con permisos de administración.',
  gone: 'Cuenta eliminada ({id:number})',
  order: 'Pedido {number:string}',
  madeAdmin: 'Dio permisos de administración',
  unmadeAdmin: 'Quitó los permisos de administración',
  endedSessions: 'Cerró {count:number} {{count:sesión|sesiones}}',
  moved: 'Pasó el pedido de «{from:string}» a «{to:string}»',
  correctedParts: 'Corrigió: {parts:string}',
  gaveBack: 'Devolvió la corrección: {part:string}',
  didToMany: '{act:string} ({count:number} {{count:producto|productos}})',
  /** What an action was done to, before its number. */
  kinds: {
    product: 'Producto',
    exchange_rate: 'Tasa de cambio',
    route_suspension: 'Suspensión',
    packing_box: 'Caja',
    rate_card: 'Tarifa',
    photo: 'Foto',
    store_path: 'Categoría',
    network_version: 'Versión',
    customs_rule: 'Norma',
    product_pair: 'Par',
    sync_run: 'Sincronización',
    message: 'Mensaje',
    article: 'Artículo',
    payment_method: 'Forma de pago',
  },
  allStores: 'Todas las tiendas',
  unknown: 'Otra acción: {action:string}',
} satisfies BaseTranslation

export default es_audit
