// The payments of an invoice, for its person and for those who review them.
import type { PaymentView, ReviewedPayment } from '#contract/payments.ts'
import { sameName } from '#domain/payment-report.ts'
import type { Em } from '#server/platform/orm.ts'
import { fail } from '#server/trpc/init.ts'
import { Invoice } from './invoice.entity.ts'
import { Payment, type PaymentRow } from './payment.entity.ts'

const find = (em: Em, invoice: number) =>
  em.find(Payment, { invoice }, { orderBy: { id: 'asc' }, disableIdentityMap: true })

const view = ({ kind, state, amount, paidOn, reference, reportedAt }: PaymentRow): PaymentView => ({
  kind,
  state,
  amount,
  paidOn,
  reference,
  reportedAt: reportedAt.toISOString(),
})

/** In the order they were reported. */
export const listPayments = async (em: Em, invoiceId: number): Promise<PaymentView[]> =>
  (await find(em, invoiceId)).map(view)

export async function listReviewed(em: Em, number: string): Promise<ReviewedPayment[]> {
  const invoice = await em.findOne(Invoice, { number }, { disableIdentityMap: true })
  if (!invoice) throw fail('not_found')
  const person = sameName(invoice.billedTo.fullName)
  return (await find(em, invoice.id)).map((row) => ({
    ...view(row),
    id: row.id,
    payerName: row.payerName,
    bankCode: row.bankCode,
    phone: row.phone,
    idDocument: row.idDocument,
    isOther: row.payerName !== '' && sameName(row.payerName) !== person,
  }))
}
