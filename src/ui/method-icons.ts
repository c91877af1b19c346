// The drawing beside each way to pay: neutral ones, for nobody's logo is redrawn.
import type { PaymentKind } from '#domain/payment-method.ts'
import type { IconName } from './icon-paths.ts'

export const METHOD_ICONS: Readonly<Record<PaymentKind, IconName>> = {
  zelle: 'phone-money',
  bank_transfer: 'bank',
  pago_movil: 'phone',
  bolivar_transfer: 'bank',
  binance_pay: 'bitcoin',
  cash: 'cash',
  card: 'card',
}
