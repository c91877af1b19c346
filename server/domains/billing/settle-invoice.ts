// Makes the invoice of something agree with what became of it: paid, cancelled before that, paid back, or found unpaid. Done twice, it is done once.
import { LockMode } from '@mikro-orm/core'
import type { SubjectKind } from '#contract/invoices.ts'
import { isInvoiceOpen, type InvoiceState, mayMoveInvoice } from '#domain/invoice-state.ts'
import type { Em } from '#server/platform/orm.ts'
import { InvoiceLine } from './invoice-line.entity.ts'
import { Invoice, type InvoiceRow } from './invoice.entity.ts'
import { issueInvoice } from './issue-invoice.ts'
import { Payment } from './payment.entity.ts'

export type Settlement = 'paid' | 'void' | 'refunded' | 'unpaid'

interface Scope {
  em: Em
  now: Date
}

/** What was reported is what paid for it, or did not hold up. */
const decidePayments = ({ em, now }: Scope, invoice: number, state: 'confirmed' | 'rejected') =>
  em.nativeUpdate(Payment, { invoice, state: 'in_review' }, { state, decidedAt: now })

/** A credit note over all of it, line by line. */
async function takeBack(scope: Scope, invoice: InvoiceRow): Promise<void> {
  const lines = await scope.em.find(
    InvoiceLine,
    { invoice: invoice.id },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  const { subjectKind, subjectId, locale, billedTo, totalCents } = invoice
  await issueInvoice(scope, {
    kind: 'credit_note',
    creditsId: invoice.id,
    subjectKind,
    subjectId,
    userId: invoice.user?.id ?? null,
    locale,
    billedTo,
    payment: null,
    bolivars: null,
    totalCents: -totalCents,
    dueAt: null,
    lines: lines.map(({ reason, name, textLanguage, quantity, unitCents, cardVersion }) => ({
      reason,
      name,
      textLanguage,
      quantity,
      unitCents: -unitCents,
      cardVersion: cardVersion ?? null,
    })),
  })
}

const move = (
  { em, now }: Scope,
  invoice: InvoiceRow,
  state: InvoiceState,
  more: { paidCents?: number } = {},
) => em.nativeUpdate(Invoice, { id: invoice.id }, { state, updatedAt: now, ...more })

export async function settleInvoice(
  scope: Scope,
  subjectKind: SubjectKind,
  subjectId: number,
  to: Settlement,
): Promise<void> {
  const invoice = await scope.em.findOne(
    Invoice,
    { subjectKind, subjectId, kind: 'invoice', state: { $ne: 'void' } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  if (!invoice || invoice.state === to) return
  await decidePayments(
    scope,
    invoice.id,
    to === 'paid' || to === 'refunded' ? 'confirmed' : 'rejected',
  )
  if (to === 'unpaid') return
  if (to !== 'void' && isInvoiceOpen(invoice.state))
    await move(scope, invoice, 'paid', { paidCents: invoice.totalCents })
  if (to === 'paid') return
  const from = to === 'refunded' && isInvoiceOpen(invoice.state) ? 'paid' : invoice.state
  if (!mayMoveInvoice(from, to)) throw new Error(`invoice ${invoice.number} is ${from}, not ${to}`)
  await move(scope, invoice, to)
  await takeBack(scope, invoice)
}
