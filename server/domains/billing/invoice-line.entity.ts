// One line of an invoice: what it is for and why it costs what it costs, frozen.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { InvoiceReason } from '#contract/invoices.ts'
import { Invoice } from './invoice.entity.ts'

export const InvoiceLine = defineEntity({
  name: 'InvoiceLine',
  tableName: 'invoice_line',
  properties: {
    id: p.integer().primary().autoincrement(),
    invoice: () => p.manyToOne(Invoice).ref().deleteRule('restrict').index('invoice_line_invoice'),
    reason: p.text().$type<InvoiceReason>(),
    // What the goods are called and in which language; empty where the reason says it all.
    name: p.text().default(''),
    textLanguage: p.text().default(''),
    quantity: p.integer().default(1),
    unitCents: p.integer(),
    cents: p.integer(),
    // Of the rate card that a price comes from.
    cardVersion: p.text().nullable(),
  },
  checks: [
    { name: 'invoice_line_quantity', expression: 'quantity >= 1' },
    { name: 'invoice_line_cents', expression: 'cents = unit_cents * quantity' },
  ],
})

export type InvoiceLineRow = InferEntity<typeof InvoiceLine>
