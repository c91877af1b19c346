// The words of mails to those who run the shop.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_alerts = {
  stale: 'La sincronización con {store:string} lleva más de {hours:number} horas sin lograrse',
  staleText:
    'El último intento con {store:string} no tuvo éxito, o no lo hubo. Mientras tanto los precios envejecen y los productos cuyo plazo vence dejan de mostrarse.',
  suspicious: 'Una sincronización con {store:string} parece dudosa',
  suspiciousText:
    'Lo que mostró {store:string} no parece correcto: faltan productos, cambian demasiados precios o hay artículos que no se pueden leer. No se ocultó nada: decide si aceptarlo o rechazarlo.',
  button: 'Abrir el panel de sincronización',
} satisfies BaseTranslation

export default es_alerts
