// Shows one invoice to whoever may see it; to everybody else it does not exist.
import type { InvoiceInput, InvoiceView, PrintedInvoice } from '#contract/invoices.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { fail } from '#server/trpc/init.ts'
import { InvoiceLine } from './invoice-line.entity.ts'
import { Invoice, type InvoiceRow } from './invoice.entity.ts'
import { mayReadInvoice } from './invoice.policy.ts'
import { listPayments } from './read-payments.ts'
import { subjectKey } from './subject-key.ts'

const FRESH = { disableIdentityMap: true } as const

/** The credit note that takes it back, or what a credit note takes back. */
async function findOther(em: Em, { id, creditsId }: InvoiceRow): Promise<string | null> {
  const other = await em.findOne(Invoice, creditsId ? { id: creditsId } : { creditsId: id }, FRESH)
  return other?.number ?? null
}

export async function viewInvoice(em: Em, invoice: InvoiceRow): Promise<InvoiceView> {
  const lines = await em.find(
    InvoiceLine,
    { invoice: invoice.id },
    { ...FRESH, orderBy: { id: 'asc' } },
  )
  return {
    number: invoice.number,
    kind: invoice.kind,
    other: await findOther(em, invoice),
    state: invoice.state,
    subjectKind: invoice.subjectKind,
    subjectId: invoice.subjectId,
    billedTo: invoice.billedTo,
    payment: invoice.payment ?? null,
    bolivars: invoice.bolivars ?? null,
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt?.toISOString() ?? null,
    payments: await listPayments(em, invoice.id),
    lines: lines.map(({ reason, name, textLanguage, quantity, unitCents, cents }) => ({
      reason,
      name,
      textLanguage,
      quantity,
      unitCents,
      cents,
    })),
  }
}

async function findReadable(ctx: Ctx, { number, key }: InvoiceInput): Promise<InvoiceRow> {
  const invoice = await ctx.em.findOne(Invoice, { number }, FRESH)
  if (!invoice || !mayReadInvoice(ctx, invoice, key)) throw fail('not_found')
  return invoice
}

export const readInvoice = async (ctx: Ctx, input: InvoiceInput): Promise<InvoiceView> =>
  viewInvoice(ctx.em, await findReadable(ctx, input))

/** With the key of its page, which a paper leads back to. */
export async function printInvoice(ctx: Ctx, input: InvoiceInput): Promise<PrintedInvoice> {
  const found = await findReadable(ctx, input)
  const key = subjectKey(ctx.config.secret, found.subjectKind, found.subjectId)
  return { invoice: await viewInvoice(ctx.em, found), key }
}

/** The newest number of the invoice for one thing; null: it has none. */
export async function findInvoiceNumber(
  em: Em,
  subjectKind: InvoiceRow['subjectKind'],
  subjectId: number,
): Promise<string | null> {
  const [newest] = await em.find(
    Invoice,
    { subjectKind, subjectId, kind: 'invoice' },
    { ...FRESH, orderBy: { id: 'desc' }, limit: 1 },
  )
  return newest?.number ?? null
}
