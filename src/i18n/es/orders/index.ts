// Orders: states, ways to pay, charges, the page of one order.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_orders = {
  states: {
    pending_payment: 'Pendiente de pago',
    payment_review: 'Pago en revisión',
    paid: 'Pagado',
    purchasing: 'En compra',
    in_warehouse: 'En almacén de Miami',
    shipped: 'Enviado',
    delivered: 'Entregado',
    cancelled: 'Cancelado',
    refunded: 'Reembolsado',
  },
  now: {
    pending_payment: 'Haz el pago y repórtalo aquí con su referencia.',
    payment_review: 'Estamos comprobando tu pago. Te avisamos por correo.',
    paid: 'Confirmamos tu pago y preparamos la compra.',
    purchasing: 'Estamos comprando tus productos en su tienda.',
    in_warehouse: 'Tus productos están en Miami y se preparan para el viaje.',
    shipped: 'Tu pedido va en camino.',
    delivered: 'Tu pedido llegó. ¡Que lo disfrutes!',
    cancelled: 'El pedido se canceló y no se cobra nada.',
    refunded: 'Devolvimos el dinero por el medio con el que pagaste.',
  },
  bolivars: {
    amount: 'Monto en bolívares',
    now: 'Ahora serían {amount:string}',
    indicative:
      'Monto de referencia: queda fijo cuando haces el pedido, hasta su fecha límite de pago. El pedido se cobra en dólares.',
    cited: '{kind:string} {rate:string} por dólar, fuente {source:string}, del {date:string}.',
    held: 'Fijado hasta el {until:string} (hora de Caracas).',
    ended: 'La tasa venció el {until:string} (hora de Caracas): este monto ya no vale.',
    none: 'Pagar en bolívares no está disponible ahora: no hay una tasa de cambio vigente. Las demás formas de pago siguen aquí.',
    kind: {
      parallel: 'Tasa paralela',
      official: 'Tasa oficial',
      reference: 'Tasa de referencia',
      override: 'Tasa de la tienda',
    },
  },
  reason: {
    actual_weight: 'Se cobra el peso real: {measure:string} a {price:string} por {unit:string}.',
    volumetric_weight:
      'Se cobra el peso volumétrico, mayor que el real: {measure:string} a {price:string} por {unit:string}.',
    volume: 'Se cobra el volumen: {measure:string} a {price:string} por {unit:string}.',
    piece: 'Se cobra por pieza: {price:string} cada una.',
    minimum: 'Es el mínimo del servicio.',
    exact:
      'Tu paquete: {pounds:string} de peso real, {volumetric:string} de peso volumétrico, {volume:string}.',
  },
  estimated:
    'Estimado: algunos productos no indican peso o tamaño y usamos los habituales de su categoría.',
  pieces: '{quantity:number} × {price:string}',
  page: {
    title: 'Pedido {number:string}',
    thanks: '¡Gracias por tu pedido!',
    keep: 'Te enviamos el enlace de esta página a {email:string}. Es privado: quien lo tenga puede ver el pedido.',
    pay: 'Cómo pagar',
    amount: 'Monto',
    concept: 'Concepto o nota',
    until:
      'Guardamos tus productos y el precio hasta el {date:string} (hora de Caracas). Después el pedido se cancela solo.',
    untilHeld:
      'Te guardamos los productos hasta el {hold:string} (hora de Caracas). Si reportas tu pago antes, siguen guardados. El pedido y su precio valen hasta el {date:string}; después se cancela solo.',
    free: 'No te guardamos los productos por ahora, pero todavía quedan. Puedes pagar hasta el {date:string} (hora de Caracas). Si al confirmar tu pago ya no quedan, te devolvemos el dinero.',
    gone: 'Ya no quedan suficientes unidades de tus productos y no podemos guardarlos. No pagues este pedido. Si ya pagaste, reporta el pago aquí y te escribimos para devolverte el dinero. El pedido se cancela solo el {date:string} (hora de Caracas).',
    reviewFree:
      'Tus productos no están guardados mientras comprobamos el pago. Si al confirmarlo ya no quedan, te devolvemos el dinero.',
    report: 'Reportar el pago',
    send: 'Reportar pago',
    another: 'Reportar otro pago',
    anotherHint: 'Si pagaste en varias partes, repórtalas todas.',
    reported: 'Recibimos tu referencia {reference:string}.',
    failed: 'No recibimos respuesta. Revisa tu conexión y pulsa otra vez: no se duplica nada.',
    lines: 'Productos',
    summary: 'Lo que pagas',
    invoice: 'Factura {number:string}',
    delivery: 'Entrega',
    billing: 'Facturación',
    sameBilling: 'La misma dirección de envío',
    tracking: 'Número de seguimiento',
    follow: 'Seguir el paquete',
    newTab: 'se abre en otra pestaña',
    note: 'Indicaciones',
    history: 'Historial del pedido',
    addressUnkept: 'No pudimos guardar la dirección en tu cuenta. El pedido sí la lleva.',
    again: 'Seguir comprando',
    copy: 'Copiar',
    copied: 'Copiado',
  },
} satisfies BaseTranslation

export default es_orders
