// One's own invoices, credit notes and payments, for the copy of an account.
import type { InvoiceView } from '#contract/invoices.ts'
import type { CopiedPayment } from '#contract/payments.ts'
import { Invoice } from '#server/domains/billing/invoice.entity.ts'
import { Payment } from '#server/domains/billing/payment.entity.ts'
import { viewInvoice } from '#server/domains/billing/read-invoice.ts'
import type { Own } from './profile.view.ts'

const IN_TURN = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const

export async function readAllMyInvoices({ em, user }: Own): Promise<InvoiceView[]> {
  const rows = await em.find(Invoice, { user: user.id }, IN_TURN)
  const views: InvoiceView[] = []
  for (const row of rows) views.push(await viewInvoice(em, row))
  return views
}

export async function readAllMyPayments({ em, user }: Own): Promise<CopiedPayment[]> {
  const rows = await em.find(Payment, { invoice: { user: user.id } }, IN_TURN)
  return rows.map((row) => ({
    kind: row.kind,
    state: row.state,
    amount: row.amount,
    paidOn: row.paidOn,
    reference: row.reference,
    reportedAt: row.reportedAt.toISOString(),
    payerName: row.payerName,
    bankCode: row.bankCode,
    phone: row.phone,
    idDocument: row.idDocument,
  }))
}
