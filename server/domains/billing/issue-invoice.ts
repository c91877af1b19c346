// Issues an invoice or a credit note: its number is the next one, taken in the transaction that writes it.
import { sql } from 'kysely'
import type { BilledTo, InvoiceKind, InvoiceReason, SubjectKind } from '#contract/invoices.ts'
import type { StoredBolivars } from '#contract/orders.ts'
import type { ToldMethod } from '#contract/payment-methods.ts'
import { formatInvoiceNumber } from '#domain/invoice-number.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import { sum } from '#domain/money.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { InvoiceLine } from './invoice-line.entity.ts'
import { Invoice } from './invoice.entity.ts'

export interface DraftLine {
  reason: InvoiceReason
  name?: string
  textLanguage?: string
  quantity?: number
  unitCents: number
  cardVersion?: string | null
}

export interface InvoiceDraft {
  kind: InvoiceKind
  creditsId?: number
  subjectKind: SubjectKind
  subjectId: number
  userId: number | null
  locale: Locale
  billedTo: BilledTo
  payment: ToldMethod | null
  bolivars: StoredBolivars | null
  totalCents: number
  dueAt: Date | null
  lines: readonly DraftLine[]
}

/** Everybody else who issues one in that year waits from here until this transaction ends: ask for it last. */
async function nextCount(em: Em, year: number): Promise<number> {
  const { last } = await tables(em)
    .insertInto('invoiceCounter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`invoice_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Answers its id. Throws when the lines do not sum to the total. */
export async function issueInvoice(
  { em, now }: { em: Em; now: Date },
  { lines, userId, ...draft }: InvoiceDraft,
): Promise<number> {
  const written = lines.map(({ quantity = 1, unitCents, ...line }) => ({
    ...line,
    quantity,
    unitCents,
    cents: quantity * unitCents,
  }))
  if (sum(written.map(({ cents }) => cents)) !== draft.totalCents)
    throw new Error(`the lines of ${draft.subjectKind} ${draft.subjectId} are not its total`)
  const year = Number(shopDay(now).slice(0, 4))
  const count = await nextCount(em, year)
  const state: InvoiceState = 'issued'
  const id = Number(
    await em.insert(Invoice, {
      ...draft,
      user: userId,
      number: formatInvoiceNumber({ year, count }),
      year,
      count,
      state,
      issuedAt: now,
      updatedAt: now,
    }),
  )
  await em.insertMany(
    InvoiceLine,
    written.map((line) => ({ invoice: id, ...line })),
  )
  return id
}
