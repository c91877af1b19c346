// One's own invoices and credit notes: newest first, page by page from an id.
import { MY_INVOICES_PAGE_SIZE, type MyInvoices, type MyInvoicesInput } from '#contract/invoices.ts'
import { Invoice } from '#server/domains/billing/invoice.entity.ts'
import type { Own } from './profile.view.ts'

export async function listMyInvoices(
  { em, user }: Own,
  { before }: MyInvoicesInput,
): Promise<MyInvoices> {
  const found = await em.find(
    Invoice,
    { user: user.id, ...(before === null ? {} : { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit: MY_INVOICES_PAGE_SIZE + 1, disableIdentityMap: true },
  )
  const page = found.slice(0, MY_INVOICES_PAGE_SIZE)
  return {
    invoices: page.map(({ number, kind, state, totalCents, issuedAt }) => ({
      number,
      kind,
      state,
      totalCents,
      issuedAt: issuedAt.toISOString(),
    })),
    nextBefore: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}
