// The procedures of money: anyone may read how one can pay, whoever it is for an invoice; admins set it up.
import {
  adminSaveMethodInput,
  adminSaveMethodOutput,
  deskMethodsOutput,
  paymentMethodsOutput,
} from '#contract/payment-methods.ts'
import { invoiceInput, invoiceViewSchema, printedInvoiceSchema } from '#contract/invoices.ts'
import { adminPaymentsOfInput, adminPaymentsOfOutput } from '#contract/payments.ts'
import { admin, costlyReader, reader, router } from '#server/trpc/init.ts'
import { listPaymentMethods } from './payment-methods.ts'
import { printInvoice, readInvoice } from './read-invoice.ts'
import { listReviewed } from './read-payments.ts'
import { listDeskMethods, saveMethod } from './save-method.ts'

export const billingRouter = router({
  paymentMethods: reader.output(paymentMethodsOutput).query(({ ctx }) => listPaymentMethods(ctx)),
  invoice: reader
    .input(invoiceInput)
    .output(invoiceViewSchema)
    .query(({ ctx, input }) => readInvoice(ctx, input)),
  printInvoice: costlyReader
    .input(invoiceInput)
    .output(printedInvoiceSchema)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
  adminPaymentsOf: admin
    .input(adminPaymentsOfInput)
    .output(adminPaymentsOfOutput)
    .query(({ ctx, input }) => listReviewed(ctx.em, input.invoice)),
  adminMethods: admin.output(deskMethodsOutput).query(({ ctx }) => listDeskMethods(ctx)),
  adminSaveMethod: admin
    .input(adminSaveMethodInput)
    .output(adminSaveMethodOutput)
    .mutation(({ ctx, input }) => saveMethod(ctx, input)),
})
