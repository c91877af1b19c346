// The newsletter: subscribing, confirming, leaving, and the list for those who run the shop.
import {
  newsletterTokenInput,
  newsletterTokenOutput,
  subscribeInput,
  subscribeOutput,
  subscriberExportInput,
  subscriberExportOutput,
  subscribersInput,
  subscribersOutput,
} from '#contract/newsletter.ts'
import { admin, anyone, router } from '#server/trpc/init.ts'
import { confirmSubscription, leaveNewsletter } from './leave-newsletter.ts'
import { exportSubscribers, listSubscribers } from './list-subscribers.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRouter = router({
  subscribe: anyone
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  confirm: anyone
    .input(newsletterTokenInput)
    .output(newsletterTokenOutput)
    .mutation(({ ctx, input }) => confirmSubscription(ctx, input)),
  leave: anyone
    .input(newsletterTokenInput)
    .output(newsletterTokenOutput)
    .mutation(({ ctx, input }) => leaveNewsletter(ctx, input)),
  adminSubscribers: admin
    .input(subscribersInput)
    .output(subscribersOutput)
    .query(({ ctx, input }) => listSubscribers(ctx, input)),
  // Writes a line into the audit log, so it is no read.
  adminExport: admin
    .input(subscriberExportInput)
    .output(subscriberExportOutput)
    .mutation(({ ctx, input }) => exportSubscribers(ctx, input)),
})
