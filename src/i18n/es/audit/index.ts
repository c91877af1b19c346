// The words of the book of acts.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_audit = {
  title: 'Registro de actos',
  lead: 'Quién hizo qué con permisos de administración. Nada se cambia ni se borra.',
  act: 'Acto',
  anyAct: 'Todos',
  actAdmin: 'Permisos de administración',
  actSessions: 'Sesiones cerradas',
  actFactor: 'Dos pasos restablecidos',
  actOrder: 'Estado de un pedido',
  what: 'Qué',
  who: 'Quién',
  whom: 'Sobre quién o qué',
  when: 'Cuándo',
  from: 'Desde',
  shown: '{count:number} {{count:acto|actos}} en esta página',
  older: 'Actos anteriores',
  empty: 'El registro está vacío',
  emptyText: 'Aquí aparece cada cambio que alguien hace con permisos de administración.',
  nothing: 'Nada con estos filtros',
  nothingText: 'Prueba con otro acto o con otra parte del nombre.',
  gone: 'Cuenta eliminada ({id:number})',
  order: 'Pedido {number:string}',
  madeAdmin: 'Dio permisos de administración',
  unmadeAdmin: 'Quitó los permisos de administración',
  endedSessions: 'Cerró {count:number} {{count:sesión|sesiones}}',
  resetFactor: 'Restableció la verificación en dos pasos',
  moved: 'Pasó el pedido de «{from:string}» a «{to:string}»',
  unknown: 'Otro acto: {action:string}',
} satisfies BaseTranslation

export default es_audit
