// The procedures of money: anyone may read how one can pay; admins set it up.
import {
  adminSaveMethodInput,
  adminSaveMethodOutput,
  deskMethodsOutput,
  paymentMethodsOutput,
} from '#contract/payment-methods.ts'
import { admin, reader, router } from '#server/trpc/init.ts'
import { listPaymentMethods } from './payment-methods.ts'
import { listDeskMethods, saveMethod } from './save-method.ts'

export const billingRouter = router({
  paymentMethods: reader.output(paymentMethodsOutput).query(({ ctx }) => listPaymentMethods(ctx)),
  adminMethods: admin.output(deskMethodsOutput).query(({ ctx }) => listDeskMethods(ctx)),
  adminSaveMethod: admin
    .input(adminSaveMethodInput)
    .output(adminSaveMethodOutput)
    .mutation(({ ctx, input }) => saveMethod(ctx, input)),
})
