// Writing to the shop, and the desk where it is answered.
import {
  answerInput,
  contactInput,
  contactOutput,
  deskOutput,
  inboxInput,
  inboxOutput,
  inquiryInput,
  messageIdInput,
  messageOutput,
  moveMessageInput,
  officeOutput,
} from '#contract/contact.ts'
import { admin, anyone, reader, router } from '#server/trpc/init.ts'
import { answerMessage, moveMessage } from './answer-message.ts'
import { stampForm } from './form-stamp.ts'
import { listMessages } from './list-messages.ts'
import { readMessage } from './read-message.ts'
import { recordInquiry } from './record-inquiry.ts'
import { sendMessage } from './send-message.ts'

export const contactRouter = router({
  office: reader.output(officeOutput).query(({ ctx }) => ({
    ...ctx.config.office,
    phones: [...ctx.config.office.phones],
    stamp: stampForm(ctx.config.secret, ctx.now),
  })),
  send: anyone
    .input(contactInput)
    .output(contactOutput)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  recordInquiry: anyone
    .input(inquiryInput)
    .output(contactOutput)
    .mutation(({ ctx, input }) => recordInquiry(ctx, input)),
  adminMessages: admin
    .input(inboxInput)
    .output(inboxOutput)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  adminMessage: admin
    .input(messageIdInput)
    .output(messageOutput)
    .query(({ ctx, input }) => readMessage(ctx, input)),
  adminAnswer: admin
    .input(answerInput)
    .output(deskOutput)
    .mutation(({ ctx, input }) => answerMessage(ctx, input)),
  adminMove: admin
    .input(moveMessageInput)
    .output(deskOutput)
    .mutation(({ ctx, input }) => moveMessage(ctx, input)),
})
