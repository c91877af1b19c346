// Schemas of invoices: their lines with the reason of each, whom they were issued to, and reading one.
import { z } from 'zod'
import { INVOICE_STATES } from '#domain/invoice-state.ts'
import { orderAddressViewSchema, storedBolivarsSchema } from './orders.ts'
import { paymentViewSchema } from './payments.ts'
import { toldMethodSchema } from './payment-methods.ts'
import { idSchema } from './primitives.ts'
import { lineText } from './texts.ts'

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** What an invoice can be for, by the domain that knows it. */
export const SUBJECT_KINDS = ['order'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Why a line costs something. */
export const INVOICE_REASONS = [
  'goods',
  'freight_air',
  'freight_sea',
  'freight_courier',
  'minimum_charge',
  'oversize',
  'overweight',
  'handling',
  'remote_area',
  'residential',
  'consolidation',
  'repacking',
  'packaging',
  'insurance',
  'taxes',
  'processing',
  'payment_fee',
  'payment_discount',
] as const
export type InvoiceReason = (typeof INVOICE_REASONS)[number]

/** Whom it was issued to, as far as a paper needs it. */
export const billedToSchema = orderAddressViewSchema.pick({
  country: true,
  fullName: true,
  idDocument: true,
  state: true,
  city: true,
  line1: true,
})
export type BilledTo = z.infer<typeof billedToSchema>

const cents = z.number().int()

export const invoiceViewSchema = z.object({
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** The credit note that takes it back, or what this one takes back. */
  other: z.string().nullable(),
  state: z.enum(INVOICE_STATES),
  subjectKind: z.enum(SUBJECT_KINDS),
  subjectId: idSchema,
  billedTo: billedToSchema,
  payment: toldMethodSchema.nullable(),
  bolivars: storedBolivarsSchema.nullable(),
  /** Below zero in a credit note, as are its lines, which sum to it. */
  totalCents: cents,
  paidCents: cents,
  /** ISO 8601 in UTC. */
  issuedAt: z.string(),
  dueAt: z.string().nullable(),
  /** As they were reported, in that order. */
  payments: z.array(paymentViewSchema),
  lines: z.array(
    z.object({
      reason: z.enum(INVOICE_REASONS),
      /** Of the goods, in `textLanguage`; empty where the reason says it all. */
      name: z.string(),
      textLanguage: z.string(),
      quantity: z.number().int(),
      unitCents: cents,
      cents,
    }),
  ),
})
export type InvoiceView = z.infer<typeof invoiceViewSchema>

/** The number and the key of the mailed link; its person, signed in, needs no key. */
export const invoiceInput = z.strictObject({
  number: lineText(1).max(30),
  key: z.string().max(100).default(''),
})
export type InvoiceInput = z.output<typeof invoiceInput>

export const printedInvoiceSchema = z.object({ invoice: invoiceViewSchema, key: z.string() })
export type PrintedInvoice = z.infer<typeof printedInvoiceSchema>

/** Invoices per page of one's own. */
export const MY_INVOICES_PAGE_SIZE = 20

/** Those older than this id: the `nextBefore` of the page above. */
export const myInvoicesInput = z.strictObject({ before: idSchema.nullable().default(null) })
export type MyInvoicesInput = z.output<typeof myInvoicesInput>

export const myInvoicesOutput = z.object({
  invoices: z.array(
    invoiceViewSchema.pick({
      number: true,
      kind: true,
      state: true,
      totalCents: true,
      issuedAt: true,
    }),
  ),
  nextBefore: idSchema.nullable(),
})
export type MyInvoices = z.infer<typeof myInvoicesOutput>
