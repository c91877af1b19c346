// One's own invoices and credit notes, for the copy of an account.
import type { InvoiceView } from '#contract/invoices.ts'
import { Invoice } from '#server/domains/billing/invoice.entity.ts'
import { viewInvoice } from '#server/domains/billing/read-invoice.ts'
import type { Own } from './profile.view.ts'

export async function readAllMyInvoices({ em, user }: Own): Promise<InvoiceView[]> {
  const rows = await em.find(
    Invoice,
    { user: user.id },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  const views: InvoiceView[] = []
  for (const row of rows) views.push(await viewInvoice(em, row))
  return views
}
