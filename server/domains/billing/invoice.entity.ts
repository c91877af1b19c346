// What somebody owes, frozen when it was issued: its number has no gaps, and what was wrong is cancelled by a credit note.
// Copied for its person by: server/domains/account/my-invoices.ts
// Erased: server/domains/orders/erase-orders.ts
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { BilledTo, InvoiceKind, SubjectKind } from '#contract/invoices.ts'
import type { StoredBolivars } from '#contract/orders.ts'
import type { ToldMethod } from '#contract/payment-methods.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { User } from '#server/domains/auth/user.entity.ts'

/** What stands in place of somebody who is not to be known any more. */
export const FORGOTTEN = '***'

export const Invoice = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  properties: {
    id: p.integer().primary().autoincrement(),
    number: p.text().unique('invoice_number'),
    year: p.smallint(),
    count: p.integer(),
    kind: p.text().$type<InvoiceKind>(),
    // The invoice that a credit note takes back.
    creditsId: p.integer().nullable(),
    // What it is for, as the domain that knows it calls it.
    subjectKind: p.text().$type<SubjectKind>(),
    subjectId: p.integer(),
    state: p.text().$type<InvoiceState>(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null').index('invoice_user'),
    locale: p.text().$type<Locale>(),
    billedTo: p.json<BilledTo>(),
    payment: p.json<ToldMethod>().nullable(),
    // By which rate bolivars were agreed on, and how many; null: dollars are paid.
    bolivars: p.json<StoredBolivars>().nullable(),
    // Below zero in a credit note.
    totalCents: p.integer(),
    paidCents: p.integer().default(0),
    issuedAt: p.datetime(),
    dueAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'invoice_place', properties: ['year', 'count'] }],
  indexes: [
    {
      // One that counts for each thing; a voided one makes room for another.
      name: 'invoice_subject',
      expression: `create unique index invoice_subject on invoice (subject_kind, subject_id) where kind = 'invoice' and state <> 'void'`,
    },
    { name: 'invoice_of', properties: ['subjectKind', 'subjectId', 'id'] },
    {
      name: 'invoice_credit',
      expression: `create unique index invoice_credit on invoice (credits_id) where credits_id is not null`,
    },
  ],
  checks: [
    {
      name: 'invoice_sign',
      expression: `(kind = 'invoice' AND credits_id IS NULL AND total_cents > 0) OR (kind = 'credit_note' AND credits_id IS NOT NULL AND total_cents < 0)`,
    },
    { name: 'invoice_paid', expression: `paid_cents >= 0 AND paid_cents <= abs(total_cents)` },
  ],
  triggers: [
    {
      // Whom it was issued to is never rewritten; it may be forgotten.
      name: 'bills_nobody_else',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      body: `if (new.billed_to <> old.billed_to and new.billed_to->>'fullName' <> '${FORGOTTEN}')
        or (new.user_id <> old.user_id) then
        raise exception 'an invoice never becomes another person''s';
      end if;
      return new`,
    },
  ],
})

export type InvoiceRow = InferEntity<typeof Invoice>
