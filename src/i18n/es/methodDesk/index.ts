// The words of the desk of ways to pay.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_methodDesk = {
  lead: 'Lo que actives aquí aparece en la compra, en «Métodos de pago» y en los correos. Los pedidos hechos conservan lo que se les dijo.',
  add: 'Añadir {kind:string}',
  addOne: 'Añadir',
  changeThis: 'Cambiar {name:string}',
  method: 'Forma de pago',
  accountTitle: 'Cuenta',
  accountHint: 'Es lo que ve quien va a pagar.',
  state: 'Estado',
  states: {
    active: 'Activa',
    off: 'Apagada',
    waiting: 'Empieza después',
    ended: 'Terminó',
  },
  demo: 'Muestra',
  demoNote:
    'Es una cuenta de muestra y se marca así en la tienda. Escribe la tuya: la marca desaparece al cambiarla.',
  fee: 'Recargo o descuento',
  bounds: 'Montos',
  name: 'Nombre propio',
  nameHint: 'Solo si tienes dos iguales, por ejemplo dos bancos.',
  bankCleared: 'Revisé que podemos recibir en este banco',
  bankClearedHint:
    'Hace falta para 0102, 0163, 0175 y 0177: EE. UU. los puso en una lista de sanciones.',
  bankClearedFault:
    'Ese banco está en una lista de sanciones de EE. UU. Elige otro o marca que lo revisaste.',
  instructions: 'Instrucciones ({language:string})',
  instructionsHint: 'Opcional. Donde falte un idioma se muestra el español.',
  position: 'Orden',
  positionHint: 'Las de número menor salen primero.',
  active: 'Se ofrece en la tienda',
  activeFrom: 'Desde el día',
  activeTo: 'Hasta el día',
  activeToFault: 'El último día no puede ser antes del primero.',
  activeFromHint: 'Vacío: desde ya.',
  activeToHint: 'Vacío: sin final. Ese día todavía vale.',
  least: 'Monto mínimo (US$)',
  most: 'Monto máximo (US$)',
  mostFaults: {
    too_small: 'El máximo no puede ser menor que el mínimo.',
  },
  feeKind: 'Recargo o descuento',
  feeKindChoices: {
    none: 'Ninguno',
    fee: 'Recargo',
    discount: 'Descuento',
  },
  feePercent: 'Porcentaje',
  feeAmount: 'Monto fijo (US$)',
  feePercentFaults: {
    required: 'Di cuánto: un porcentaje, un monto fijo o ambos.',
  },
  details: {
    bankCode: 'Banco que recibe',
    account: 'Número de cuenta',
    accountFaults: {
      invalid: 'Son 20 números y empiezan por el código del banco.',
    },
    link: 'Enlace de pago',
    linkHint: 'La página segura de tu procesador de tarjetas, con https://',
    linkFaults: {
      invalid: 'Escribe una dirección completa que empiece por https://',
    },
    emailFaults: {
      required: 'Escribe el correo o el teléfono de Zelle.',
    },
    phoneFaults: {
      invalid_phone: 'Escribe un teléfono como 0412-1234567 o +1 305 555 0100.',
    },
    idDocumentFaults: {
      invalid_document: 'Escribe un RIF o cédula, como J-12345678-9.',
    },
    holder: 'Titular',
    email: 'Correo',
    bank: 'Banco',
    routing: 'Número de ruta',
    swift: 'SWIFT',
    phone: 'Teléfono',
    idDocument: 'RIF o cédula',
    payId: 'Pay ID',
    address: 'Dirección',
    hours: 'Horario',
  },
  saved: 'La forma de pago se guardó.',
} satisfies BaseTranslation

export default es_methodDesk
