// Ways to pay, wherever they are told: checkout, order, payments page, mails and desks.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_paying = {
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Transferencia bancaria',
    pago_movil: 'Pago Móvil',
    bolivar_transfer: 'Transferencia en bolívares',
    binance_pay: 'Binance Pay',
    cash: 'Efectivo',
    card: 'Tarjeta',
  },
  next: {
    zelle: 'Envías el monto a nuestra cuenta de Zelle y reportas la referencia.',
    bank_transfer:
      'Transfieres en dólares desde cualquier banco y reportas el número de la operación.',
    pago_movil: 'Pagas en bolívares a la tasa que fija tu pedido y reportas la referencia.',
    bolivar_transfer:
      'Transfieres en bolívares a la tasa que fija tu pedido y reportas la referencia.',
    binance_pay: 'Envías USDT a nuestro Pay ID y reportas el número de la orden.',
    cash: 'Pagas en dólares en nuestra oficina con el número del pedido.',
    card: 'Pagas con tu tarjeta en el enlace que te damos y reportas la referencia.',
  },
  fields: {
    holder: 'Titular',
    email: 'Correo',
    bank: 'Banco',
    bankCode: 'Banco',
    account: 'Cuenta',
    routing: 'Número de ruta',
    swift: 'SWIFT',
    phone: 'Teléfono',
    idDocument: 'RIF o cédula',
    payId: 'Pay ID',
    address: 'Dirección',
    hours: 'Horario',
    link: 'Enlace de pago',
  },
  fee: 'Recargo de {amount:string}: pagas {total:string}',
  discount: 'Descuento de {amount:string}: pagas {total:string}',
  feeRule: 'Recargo: {rule:string}',
  discountRule: 'Descuento: {rule:string}',
  between: 'Para montos de {least:string} a {most:string}',
  from: 'Para montos desde {least:string}',
  upTo: 'Para montos hasta {most:string}',
  demo: 'Cuenta de muestra: no es de nadie. No pagues ahí.',
  demoAll: 'Tienda de demostración: estas cuentas no son de nadie. No pagues en ellas.',
  none: 'Todavía no se puede pagar aquí',
  noneText: 'La tienda está preparando sus cuentas para recibir pagos. Escríbenos y te avisamos.',
  write: 'Escribirnos',
  unset: 'Falta configurar cómo te pagan',
  unsetText: 'Sin una forma de pago activa nadie puede terminar su compra.',
  setUp: 'Configurar formas de pago',
  paymentStates: {
    pending: 'pendiente',
    in_review: 'en revisión',
    confirmed: 'confirmado',
    partially_refunded: 'reembolsado en parte',
    refunded: 'reembolsado',
    rejected: 'no se pudo confirmar',
    expired: 'vencido',
  },
  report: {
    payerName: 'Nombre de quien pagó',
    payerNameHint: 'Como aparece en el banco o en la aplicación.',
    bankCode: 'Banco desde el que pagaste',
    phone: 'Teléfono desde el que pagaste',
    phoneFaults: {
      invalid_phone: 'Escribe un móvil de Venezuela, como 0412-1234567.',
    },
    idDocument: 'Cédula o RIF de quien pagó',
    idDocumentFaults: {
      invalid_document: 'Escribe una cédula o RIF, como V-12345678.',
    },
    amount: 'Monto que pagaste (US$)',
    amountVes: 'Monto que pagaste (Bs.)',
    paidOn: 'Día del pago',
    paidOnHint: 'El día en Venezuela.',
    paidOnFaults: {
      invalid: 'Elige el día del pago.',
    },
    reference: 'Número de referencia',
    referenceHint: 'Completo, como te lo dio tu banco o aplicación.',
  },
} satisfies BaseTranslation

export default es_paying
