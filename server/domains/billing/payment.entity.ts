// A payment somebody says they made for an invoice, and what became of it. What was said is never rewritten.
// Copied for its person by: server/domains/account/my-invoices.ts
// Erased: server/domains/orders/forget-payers.ts
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { PaymentKind } from '#domain/payment-method.ts'
import type { PaymentState } from '#domain/payment-state.ts'
import { Invoice } from './invoice.entity.ts'

export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.integer().primary().autoincrement(),
    invoice: () => p.manyToOne(Invoice).ref().deleteRule('restrict').index('payment_invoice'),
    kind: p.text().$type<PaymentKind>(),
    state: p.text().$type<PaymentState>(),
    // US cents or céntimos, by its kind.
    amount: p.bigint('number'),
    // The day in Caracas it was made.
    paidOn: p.date(),
    reference: p.text(),
    payerName: p.text().default(''),
    bankCode: p.text().default(''),
    phone: p.text().default(''),
    idDocument: p.text().default(''),
    // Reference and payer in one spelling: with kind, day and bank they tell one payment from another.
    referenceKey: p.text(),
    payerKey: p.text(),
    reportedAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'payment_natural',
      expression: `create unique index payment_natural on payment (kind, paid_on, bank_code, payer_key, reference_key) where state <> 'rejected'`,
    },
  ],
  checks: [{ name: 'payment_amount', expression: 'amount > 0' }],
})

export type PaymentRow = InferEntity<typeof Payment>
