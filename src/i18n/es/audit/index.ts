// The words of the book of acts.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_audit = {
  title: 'Registro de acciones',
  lead: 'Quién hizo qué con permisos de administración. Nada se cambia ni se borra.',
  act: 'Acción',
  anyAct: 'Todas',
  acts: {
    users_setAdmin: 'Permisos de administración',
    users_endSessions: 'Sesiones cerradas',
    users_resetSecondFactor: 'Verificación en dos pasos restablecida',
    orders_move: 'Estado de un pedido',
    shipping_addRateCard: 'Tarifa de envío publicada',
    shipping_suspendRoute: 'Ruta suspendida',
    shipping_liftSuspension: 'Ruta reanudada',
    shipping_changeCountry: 'Impuestos de un país',
    shipping_changeDestination: 'Recargo de un destino',
    shipping_changeRoute: 'Días de una ruta',
    packing_addBox: 'Caja añadida',
    packing_changeBox: 'Caja cambiada',
    customs_addRule: 'Regla de aduana añadida',
  },
  what: 'Qué',
  who: 'Quién',
  whom: 'Sobre quién o qué',
  when: 'Cuándo',
  from: 'Desde',
  shown: '{count:number} {{count:acción|acciones}} en esta página',
  older: 'Acciones anteriores',
  empty: 'El registro está vacío',
  emptyText: 'Aquí aparece cada cambio que alguien hace con permisos de administración.',
  nothing: 'Nada con estos filtros',
  nothingText: 'Prueba con otra acción o con otra parte del nombre.',
  gone: 'Cuenta eliminada ({id:number})',
  order: 'Pedido {number:string}',
  madeAdmin: 'Dio permisos de administración',
  unmadeAdmin: 'Quitó los permisos de administración',
  endedSessions: 'Cerró {count:number} {{count:sesión|sesiones}}',
  moved: 'Pasó el pedido de «{from:string}» a «{to:string}»',
  unknown: 'Otra acción: {action:string}',
} satisfies BaseTranslation

export default es_audit
