// Accounts of the demo shop: reserved addresses and numbers that nobody owns.
import type { PaymentDetails, PaymentKind } from '#domain/payment-method.ts'

interface DemoMethod {
  kind: PaymentKind
  details: PaymentDetails
}

/** In the order they are offered. */
export const demoPaymentMethods = (brandName: string): readonly DemoMethod[] => [
  { kind: 'zelle', details: { holder: brandName, email: 'pagos@puente.example' } },
  {
    kind: 'bank_transfer',
    details: {
      holder: brandName,
      bank: 'Banco de ejemplo',
      account: '0000 0000 0000',
      routing: '000000000',
    },
  },
  {
    kind: 'pago_movil',
    details: { bankCode: '0134', phone: '0412-0000000', idDocument: 'J-00000000-0' },
  },
  {
    kind: 'binance_pay',
    details: { payId: '000000000', email: 'pagos@puente.example' },
  },
  {
    kind: 'cash',
    details: { address: '100 Example Street, Miami, FL 33100', phone: '+1 305-555-0100' },
  },
]
