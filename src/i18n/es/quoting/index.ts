// The words of quotes that are kept: form, page, document and mail. What lines and refusals say is in `tariffs`.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_quoting = {
  title: 'Cotización de envío',
  description:
    'Cotiza un envío de Miami a Venezuela y países vecinos con varios bultos: todos los servicios lado a lado, en un enlace que puedes compartir y en PDF.',
  lead: 'Suma bultos y productos, compara todos los servicios y guarda los precios por siete días.',
  heading: 'Envío de Miami a {place:string}',
  made: 'Hecha el {date:string} (hora de Caracas)',
  valid: 'Precios válidos hasta el {date:string}',
  expired: 'Estos precios vencieron el {date:string}. Pide una cotización nueva.',
  pieces: 'Bultos',
  piece: '{quantity:number} × {weight:string}, {size:string}',
  declared: 'Valor declarado: {amount:string} cada uno',
  measures: 'En total: {pounds:string} y {volume:string}',
  estimated: 'Medidas estimadas',
  estimate:
    'Los impuestos son los que cobramos nosotros sobre el valor declarado; la aduana puede pedir otro monto.',
  link: 'Ver esta cotización en línea',
  dollars: 'Todos los montos están en dólares de EE. UU.',
  sheet: 'Página {page:number} de {pages:number}',
  file: 'cotizacion',
  route: 'Ruta',
  prices: 'Precio de cada servicio',
  includes: 'Extras pedidos',
  plain: 'Ninguno',
  rules: 'Rango de aduana según las normas n.º {rules:string}, al {day:string}.',
  retry: 'Inténtalo de nuevo {wait:string}.',
  offline: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
  sendThis: 'Enviar esto',
  replaceCart: 'Dejar en el carrito solo lo cotizado',
  keep: {
    title: 'Guarda estos precios',
    text: 'La cotización queda en un enlace que solo abre quien lo tenga. Sus precios valen siete días y no cambian.',
    account: 'También la verás en tu cuenta.',
    button: 'Guardar y compartir',
    incomplete: 'Completa el envío antes de guardarlo.',
    limited: 'Guardaste muchas cotizaciones seguidas.',
    to: 'Guardar, compartir o descargar esta cotización',
  },
  kept: {
    share: 'Comparte esta cotización',
    shareText: 'La ve quien tenga el enlace. No muestra tu nombre ni tu correo.',
    address: 'Enlace de la cotización',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    send: 'Compartir',
    pdf: 'Descargar PDF',
    mail: 'Envíamela por correo',
    email: 'Correo electrónico',
    mailButton: 'Enviar',
    mailed: 'Va en camino a {email:string}. Si no llega, mira en el correo no deseado.',
    limited: 'Se enviaron muchos correos seguidos.',
    again: 'Usar esta cotización',
    expiredTitle: 'Esta cotización venció',
    recompute: 'Calcular con los precios de hoy',
    order: 'Pedir a este precio',
    orderToday: 'Pedir al precio de hoy',
    bothTotals: 'Al lado de cada precio está lo que cuesta hoy.',
    goodsMoved:
      'El precio de un producto cambió en la tienda: al lado está el total de hoy. El envío, los impuestos y los cargos no cambian.',
    until: 'Vale hasta',
    lapsed: 'Venció',
    missing: 'No encontramos esta cotización',
    missingText:
      'El enlace está incompleto o la cotización se borró. Pide uno nuevo a quien te lo envió, o haz tu propia cotización.',
    fresh: 'Hacer una cotización',
  },
  letter: {
    subject: 'Tu cotización de envío a {place:string}',
    title: 'Tu cotización de envío',
    intro: 'Esto cuesta tu envío de Miami a {place:string}, con cada servicio.',
    row: '{service:string}, {min:number} a {max:number} {{max:día|días}}',
    duties:
      '{service:string}: según las normas de aduana, los impuestos serían de {range:string} (estimación). El precio lleva los que cobramos nosotros.',
    button: 'Ver la cotización completa',
    pdf: 'Descargar en PDF',
    footer:
      'Recibes este correo porque alguien pidió enviar una cotización de {brand:string} a esta dirección.',
  },
} satisfies BaseTranslation

export default es_quoting
