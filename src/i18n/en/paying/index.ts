// Ways to pay, wherever they are told: checkout, order, payments page, mails and desks.
import type { NamespacePayingTranslation } from '../../i18n-types.ts'

const en_paying = {
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Bank transfer',
    pago_movil: 'Pago Móvil',
    bolivar_transfer: 'Transfer in bolivars',
    binance_pay: 'Binance Pay',
    cash: 'Cash',
    card: 'Card',
  },
  next: {
    zelle: 'You send the amount to our Zelle account and report the reference.',
    bank_transfer: 'You transfer dollars from any bank and report the transaction number.',
    pago_movil: 'You pay in bolivars at the rate your order locks in and report the reference.',
    bolivar_transfer:
      'You transfer bolivars at the rate your order locks in and report the reference.',
    binance_pay: 'You send USDT to our Pay ID and report the order number.',
    cash: 'You pay in dollars at our office, giving the order number.',
    card: 'You pay by card on the link we give you and report the reference.',
  },
  fields: {
    holder: 'Account holder',
    email: 'Email',
    bank: 'Bank',
    bankCode: 'Bank',
    account: 'Account',
    routing: 'Routing number',
    swift: 'SWIFT',
    phone: 'Phone',
    idDocument: 'RIF or ID number',
    payId: 'Pay ID',
    address: 'Address',
    hours: 'Hours',
    link: 'Payment link',
  },
  fee: '{amount} fee: you pay {total}',
  discount: '{amount} off: you pay {total}',
  feeRule: 'Fee: {rule}',
  discountRule: 'Discount: {rule}',
  between: 'For amounts from {least} to {most}',
  from: 'For amounts from {least}',
  upTo: 'For amounts up to {most}',
  demo: 'Sample account: it is nobody’s. Do not pay there.',
  demoAll: 'Demo shop: these accounts are nobody’s. Do not pay there.',
  none: 'You cannot pay here yet',
  noneText:
    'The shop is still setting up its accounts to receive payments. Write to us and we will let you know.',
  write: 'Write to us',
  unset: 'How you get paid is not set up yet',
  unsetText: 'Without an active payment method nobody can finish a purchase.',
  setUp: 'Set up payment methods',
  paymentStates: {
    pending: 'pending',
    in_review: 'in review',
    confirmed: 'confirmed',
    partially_refunded: 'partly refunded',
    refunded: 'refunded',
    rejected: 'could not be confirmed',
    expired: 'expired',
  },
  report: {
    payerName: 'Name of whoever paid',
    payerNameHint: 'As it appears at the bank or in the app.',
    bankCode: 'Bank you paid from',
    phone: 'Phone you paid from',
    phoneFaults: {
      invalid_phone: 'Write a Venezuelan mobile, such as 0412-1234567.',
    },
    idDocument: 'ID or RIF of whoever paid',
    idDocumentFaults: {
      invalid_document: 'Write an ID or RIF, such as V-12345678.',
    },
    amount: 'Amount you paid (US$)',
    amountVes: 'Amount you paid (Bs.)',
    paidOn: 'Day of the payment',
    paidOnHint: 'The day in Venezuela.',
    paidOnFaults: {
      invalid: 'Choose the day of the payment.',
    },
    reference: 'Reference number',
    referenceHint: 'In full, as your bank or app gave it to you.',
  },
} satisfies NamespacePayingTranslation

export default en_paying
