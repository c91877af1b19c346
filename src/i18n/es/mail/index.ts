// The words of mails about orders.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_mail = {
  hello: 'Hola, {name:string}:',
  signature: 'El equipo de {brand:string}',
  footer: 'Recibes este correo porque hay un pedido en {brand:string} con esta dirección.',
  order: 'Pedido {number:string}',
  seeOrder: 'Ver mi pedido',
  privateLink: 'Este enlace es privado: quien lo tenga puede ver el pedido.',
  placed: {
    subject: 'Recibimos tu pedido {number:string}',
    title: '¡Gracias por tu pedido!',
    intro:
      'Lo guardamos con el número {number:string}. Cuando confirmemos el pago, compramos y preparamos el envío.',
    payTitle: 'Cómo pagar',
    payUntil:
      'Reservamos los productos y el precio hasta el {date:string} (hora de Caracas). Después el pedido se cancela solo.',
    payUntilHeld:
      'Reservamos los productos hasta el {hold:string} (hora de Caracas). Si reportas el pago antes, siguen reservados. El pedido y su precio valen hasta el {date:string}; después se cancela solo.',
    payUntilFree:
      'No te guardamos los productos por ahora. Mira en la página del pedido si todavía quedan antes de pagar. Puedes pagar hasta el {date:string} (hora de Caracas); después el pedido se cancela solo. Si al confirmar tu pago ya no quedan, te devolvemos el dinero.',
    payAmount: 'Monto a pagar',
    payMethod: 'Forma de pago',
    payConcept: 'Concepto',
    payNote:
      'Escribe el número del pedido como concepto y luego reporta el pago con su referencia en la página del pedido.',
  },
  bolivars: {
    amount: 'Monto en bolívares',
    cited: '{kind:string} {rate:string} por dólar, fuente {source:string}, del {date:string}.',
    held: 'Monto fijado hasta el {until:string} (hora de Caracas). El pedido se cobra en dólares.',
    kind: {
      parallel: 'Tasa paralela',
      official: 'Tasa oficial',
      reference: 'Tasa de referencia',
      override: 'Tasa de la tienda',
    },
  },
  summary: {
    title: 'Resumen',
    pieces: '{quantity:number} × {price:string}',
    estimated:
      'Algunos productos no indican peso o tamaño: para el envío usamos los habituales de su categoría.',
  },
  delivery: {
    title: 'Entrega',
    address: 'Dirección',
    time: 'Tiempo de envío',
    days: 'de {min:number} a {max:number} {{max:día|días}}',
  },
  askedFor: {
    subject: 'El enlace de tu pedido {number:string}',
    title: 'Aquí está tu pedido',
    text: 'Pediste el enlace de tu pedido. Con el botón ves cómo va y todos sus detalles.',
  },
  moved: {
    note: 'Nota',
    tracking: 'Número de seguimiento',
    follow: 'Seguir el paquete',
    pending_payment: {
      subject: 'Tu pedido {number:string} espera el pago',
      title: 'No pudimos confirmar tu pago',
      text: 'Revisa la referencia y repórtala otra vez en la página del pedido.',
    },
    payment_review: {
      subject: 'Revisamos el pago de tu pedido {number:string}',
      title: 'Estamos revisando tu pago',
      text: 'Te avisamos en cuanto lo confirmemos.',
    },
    paid: {
      subject: 'Pago confirmado del pedido {number:string}',
      title: 'Confirmamos tu pago',
      text: 'Ya estamos preparando la compra de tus productos.',
    },
    purchasing: {
      subject: 'Compramos los productos de tu pedido {number:string}',
      title: 'Estamos comprando tus productos',
      text: 'Los recibiremos en nuestro almacén de Miami y te avisaremos.',
    },
    in_warehouse: {
      subject: 'Tu pedido {number:string} llegó a Miami',
      title: 'Tus productos están en nuestro almacén',
      text: 'Los estamos preparando para el viaje.',
    },
    shipped: {
      subject: 'Tu pedido {number:string} va en camino',
      title: 'Tu pedido salió de Miami',
      text: 'Ya va en camino a tu ciudad.',
    },
    delivered: {
      subject: 'Tu pedido {number:string} fue entregado',
      title: '¡Tu pedido llegó!',
      text: 'Gracias por comprar con nosotros. Si algo no está bien, responde a este correo.',
    },
    cancelled: {
      subject: 'Tu pedido {number:string} fue cancelado',
      title: 'Cancelamos tu pedido',
      text: 'No se cobró nada por él. Puedes hacer un pedido nuevo cuando quieras.',
    },
    refunded: {
      subject: 'Reembolso de tu pedido {number:string}',
      title: 'Reembolsamos tu pedido',
      text: 'El dinero vuelve por el mismo medio con el que pagaste.',
    },
  },
} satisfies BaseTranslation

export default es_mail
