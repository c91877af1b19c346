// Schemas of payments: what somebody reports, and how a report is shown to its person and to those who review it.
import { z } from 'zod'
import { type ReportPart, reportFaults, reportParts } from '#domain/payment-report.ts'
import { PAYMENT_STATES } from '#domain/payment-state.ts'
import { paymentKindSchema } from './payment-methods.ts'
import { daySchema, idSchema } from './primitives.ts'
import { lineText } from './texts.ts'
import { dollarsSchema } from './typed-numbers.ts'

/** A hundred million, in dollars or bolivars. */
const MOST = 10_000_000_000
const part = () => lineText().max(120).default('')

/** The fields of a report, of which each way to pay asks for its own (domain/payment-report). */
export const reportFieldsSchema = z.object({
  /** The way that was used: the one its order was placed with. */
  kind: paymentKindSchema,
  /** Dollars or bolivars as its kind says, with two decimals: answers cents or céntimos. */
  amount: dollarsSchema(MOST),
  paidOn: daySchema,
  reference: lineText(3).max(80),
  payerName: part(),
  bankCode: part(),
  phone: part(),
  idDocument: part(),
})

interface Parts extends Record<ReportPart, string> {
  kind: z.output<typeof paymentKindSchema>
  amount: number
}

/** Blames the parts that the way to pay asks for, and an amount of nothing. */
export const checkReport = (typed: Parts, context: z.RefinementCtx): void => {
  const blame = (field: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field], input: typed })
  if (typed.amount === 0) blame('amount', 'too_small')
  for (const [field, fault] of Object.entries(reportFaults(typed.kind, typed))) blame(field, fault)
}

/** Without what the way to pay does not ask for. */
export const keptParts = (typed: Parts): Record<ReportPart, string> => {
  const asked = reportParts(typed.kind)
  const kept = (name: ReportPart) => (asked.includes(name) ? typed[name] : '')
  return {
    payerName: kept('payerName'),
    bankCode: kept('bankCode'),
    phone: kept('phone'),
    idDocument: kept('idDocument'),
  }
}

/** A payment as its person sees it. */
export const paymentViewSchema = z.object({
  kind: paymentKindSchema,
  state: z.enum(PAYMENT_STATES),
  /** US cents or céntimos, by its kind. */
  amount: z.number().int(),
  paidOn: z.string(),
  reference: z.string(),
  reportedAt: z.string(),
})
export type PaymentView = z.infer<typeof paymentViewSchema>

/** With all that was said of it. */
export const copiedPaymentSchema = paymentViewSchema.extend({
  payerName: z.string(),
  bankCode: z.string(),
  phone: z.string(),
  idDocument: z.string(),
})
export type CopiedPayment = z.infer<typeof copiedPaymentSchema>

/** The same for who reviews it. */
export const reviewedPaymentSchema = copiedPaymentSchema.extend({
  id: idSchema,
  /** The payer bears another name than whom the invoice is for. */
  isOther: z.boolean(),
})
export type ReviewedPayment = z.infer<typeof reviewedPaymentSchema>
export const adminPaymentsOfInput = z.strictObject({ invoice: lineText(1).max(30) })
export const adminPaymentsOfOutput = z.array(reviewedPaymentSchema)
