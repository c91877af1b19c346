// The words of mails to those who run the shop.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_alertMail = {
  stale:
    'La sincronización con {store:string} lleva más de {hours:number} {{hours:hora|horas}} sin lograrse',
  staleText:
    'El último intento con {store:string} falló, o no hubo ninguno. Mientras tanto los precios se quedan viejos, y los productos con precio vencido dejan de mostrarse.',
  suspicious: 'Una sincronización con {store:string} parece dudosa',
  suspiciousText:
    'Lo que mostró {store:string} no parece correcto: faltan productos, cambian demasiados precios o hay artículos que no se pueden leer. No se ocultó nada: decide si aceptarlo o rechazarlo.',
  button: 'Abrir el panel de sincronización',
  held: 'Una décima parte del inventario está apartada sin pagar',
  heldText:
    'Hay pedidos sin pago confirmado que apartan {pieces:string} de {of:string} piezas, por {amount:string}. Mira si son compras de verdad: puedes cancelar los pedidos que no lo sean y sus piezas vuelven a la venta.',
  heldButton: 'Ver los pedidos sin pagar',
} satisfies BaseTranslation

export default es_alertMail
