// The words of the desk's failed jobs: what was tried in vain, why, and what can be done about it.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_jobDesk = {
  lead: 'Trabajo que se intentó muchas veces sin éxito: correos, sincronizaciones, cálculos. Cuando la causa esté resuelta, reinténtalo.',
  kinds: {
    auth_sendAccountMail: 'Correo: confirmar una dirección',
    auth_sendRecoveryMail: 'Correo: recuperar el acceso',
    auth_sendAccountNotice: 'Correo: aviso de un cambio en la cuenta',
    orders_attachGuestOrders: 'Unir pedidos de invitado a una cuenta',
    shipping_sendQuoteMail: 'Correo: cotización',
    orders_sendOrderMail: 'Correo: pedido',
    orders_sendStockAlert: 'Aviso: mucho reservado sin pagar',
    contact_sendMail: 'Correo: contacto',
    contact_sendNewsletterMail: 'Correo: boletín',
    orders_cancelUnpaid: 'Cancelar pedidos sin pagar',
    catalogue_refreshVocabulary: 'Renovar las palabras del buscador',
    catalogue_endPreOrders: 'Terminar preventas vencidas',
    catalogue_linkProducts: 'Unir artículos iguales',
    gallery_dropPicture: 'Borrar una foto retirada de la galería',
    currency_fetchRates: 'Consultar tasas de cambio',
    sync_schedule: 'Programar sincronizaciones',
    sync_provider: 'Sincronizar una tienda',
    sync_applyPolicy: 'Aplicar condiciones de venta',
    sync_watch: 'Vigilar sincronizaciones',
    sync_sendAlert: 'Correo: alerta de sincronización',
    restock_tell: 'Buscar a quién avisar de productos que volvieron',
    restock_sendMails: 'Correo: productos que volvieron',
    platform_purgeStale: 'Borrar lo vencido',
  },
  otherKind: 'Otra tarea: {job:string}',
  failedAt: 'Abandonada',
  attempts: '{count:number} {{count:intento|intentos}}',
  reason: 'Último error',
  noReason: 'No dejó mensaje.',
  redrive: 'Reintentar',
  redriveOf: 'Reintentar: {job:string}',
  discard: 'Descartar',
  discardOf: 'Descartar: {job:string}',
  empty: 'Ninguna tarea fallida',
  emptyText: 'Lo que no se logre ni después de muchos intentos aparece aquí durante 30 días.',
} satisfies BaseTranslation

export default es_jobDesk
