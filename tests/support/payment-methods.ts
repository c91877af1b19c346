// The ways to pay of every test's shop, by kind: the demo's, put in first and in their order.
export const METHOD_IDS = {
  zelle: 1,
  bank_transfer: 2,
  pago_movil: 3,
  binance_pay: 4,
  cash: 5,
} as const
