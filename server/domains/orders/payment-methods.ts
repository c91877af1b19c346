// The ways to pay, as data: what a shopper needs to know to send the money. The words beside it are in the dictionaries.
import type { PaymentMethodView } from '#contract/checkout.ts'
import type { PaymentMethod } from '#domain/vocabulary.ts'

/** Accounts of a demo shop in its own name: reserved addresses and numbers nobody owns. */
export const paymentMethods = (brandName: string): PaymentMethodView[] => [
  {
    method: 'zelle',
    fields: [
      { code: 'email', value: 'pagos@puente.example' },
      { code: 'holder', value: brandName },
    ],
  },
  {
    method: 'bank_transfer',
    fields: [
      { code: 'holder', value: brandName },
      { code: 'bank', value: 'Banco de ejemplo' },
      { code: 'routing', value: '000000000' },
      { code: 'account', value: '0000 0000 0000' },
    ],
  },
  {
    method: 'pago_movil',
    fields: [
      { code: 'bank', value: '0000 · Banco de ejemplo' },
      { code: 'phone', value: '0412-0000000' },
      { code: 'idDocument', value: 'J-00000000-0' },
    ],
  },
  {
    method: 'binance_pay',
    fields: [
      { code: 'payId', value: '000000000' },
      { code: 'email', value: 'pagos@puente.example' },
    ],
  },
  {
    method: 'cash_miami',
    fields: [
      { code: 'address', value: '100 Example Street, Miami, FL 33100' },
      { code: 'phone', value: '+1 305-555-0100' },
    ],
  },
]

export const paymentDetails = (method: PaymentMethod, brandName: string): PaymentMethodView =>
  paymentMethods(brandName).find((details) => details.method === method) ?? { method, fields: [] }
