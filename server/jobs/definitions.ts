// Every job there is: its name, what it is given, and how it is queued. Handlers live elsewhere and must cover all of them.
import { z } from 'zod'
import { FACTOR_CHANGES } from '#domain/factor-change.ts'
import { SYNC_EVERY_HOURS } from '#domain/sync-run.ts'
import { idSchema, localeSchema } from '#contract/primitives.ts'
import { job, mailOptions } from './define-job.ts'
import { SYNC_JOBS } from './sync-jobs.ts'

/** Random, made by the request: what the mail carries is derived from it and the shop's secret. */
const nonceSchema = z.string().min(20).max(100)

export const JOBS = {
  sendAccountMail: job(
    'auth.sendAccountMail',
    z.strictObject({
      kind: z.enum(['verify_email', 'change_email']),
      userId: idSchema,
      email: z.string(),
      nonce: nonceSchema,
    }),
    mailOptions,
  ),
  // By address: whether somebody has it is for the worker to know, not for the request.
  sendRecoveryMail: job(
    'auth.sendRecoveryMail',
    z.strictObject({
      kind: z.enum(['reset_link', 'reset_code', 'sign_in_link']),
      /** Or the username, where somebody signs in by it. */
      email: z.string(),
      nonce: nonceSchema,
    }),
    mailOptions,
  ),
  sendAccountNotice: job(
    'auth.sendAccountNotice',
    z.strictObject({
      kind: z.enum(['password_changed', 'email_changed', ...FACTOR_CHANGES]),
      userId: idSchema,
      /** The address that was given up; the notice goes there. */
      formerEmail: z.string().optional(),
      at: z.iso.datetime(),
      nonce: nonceSchema,
    }),
    mailOptions,
  ),
  attachGuestOrders: job('orders.attachGuestOrders', z.strictObject({ userId: idSchema }), {
    retryLimit: 8,
    expireInSeconds: 60,
  }),
  sendQuoteMail: job(
    'shipping.sendQuoteMail',
    z.strictObject({
      quoteId: idSchema,
      email: z.string(),
      locale: localeSchema,
      /** Names this one mail. */
      nonce: nonceSchema,
    }),
    mailOptions,
  ),
  sendOrderMail: job(
    'orders.sendOrderMail',
    z.strictObject({
      orderId: idSchema,
      /** `order_link`: somebody who knows number and address asked for the way back to it. */
      template: z.enum(['order_placed', 'order_state', 'order_link']),
      locale: localeSchema,
      eventId: idSchema,
    }),
    mailOptions,
  ),
  sendContactMail: job(
    'contact.sendMail',
    z.discriminatedUnion('kind', [
      // To the shop, and the receipt to whoever wrote.
      z.strictObject({ kind: z.enum(['notice', 'receipt']), messageId: idSchema }),
      z.strictObject({ kind: z.literal('reply'), replyId: idSchema }),
    ]),
    mailOptions,
  ),
  sendNewsletterMail: job(
    'contact.sendNewsletterMail',
    z.strictObject({
      kind: z.enum(['confirm', 'welcome']),
      subscriberId: idSchema,
      nonce: nonceSchema,
    }),
    mailOptions,
  ),
  cancelUnpaidOrders: job('orders.cancelUnpaid', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 300,
    singleton: true,
    cron: '*/5 * * * *',
  }),
  settleOrderInvoice: job('orders.settleInvoice', z.strictObject({ orderId: idSchema }), {
    retryLimit: 8,
    expireInSeconds: 60,
  }),
  sendStockAlert: job(
    'orders.sendStockAlert',
    z.strictObject({
      /** Since when so much is held: names this one alert. */
      since: z.iso.datetime(),
      pieces: z.number().int(),
      cents: z.number().int(),
      ofPieces: z.number().int(),
    }),
    mailOptions,
  ),
  refreshVocabulary: job('catalogue.refreshVocabulary', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 600,
    singleton: true,
    cron: '17 * * * *',
  }),
  // After every run of the sync, and on a schedule for what files and admins bring.
  linkProducts: job('catalogue.linkProducts', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 3600,
    singleton: true,
    cron: `37 */${SYNC_EVERY_HOURS} * * *`,
  }),
  // A day ends at midnight; a file may bring one that is over already.
  endPreOrders: job('catalogue.endPreOrders', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 60,
    singleton: true,
    cron: '*/5 * * * *',
  }),
  dropPicture: job('gallery.dropPicture', z.strictObject({ picture: z.string().max(200) }), {
    retryLimit: 8,
    expireInSeconds: 60,
  }),
  fetchRates: job('currency.fetchRates', z.strictObject({}), {
    retryLimit: 6,
    expireInSeconds: 120,
    singleton: true,
    cron: '7 */3 * * *',
    atStart: true,
  }),
  ...SYNC_JOBS,
  // Whatever brings pieces back (a store, a file, an admin, a canceled order), they are noticed within a minute.
  tellRestocked: job('restock.tell', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 300,
    singleton: true,
    cron: '* * * * *',
  }),
  // One at a time, so that who asked first is told first.
  sendRestockMails: job(
    'restock.sendMails',
    z.strictObject({ alertIds: z.array(idSchema).min(1).max(100) }),
    { retryLimit: 8, expireInSeconds: 900 },
  ),
  purgeStale: job('platform.purgeStale', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 600,
    singleton: true,
    cron: '41 3 * * *',
  }),
} as const

/** The queue of what failed and waits for a person. */
export const DEAD_LETTERS = 'dead_letters'

export type Jobs = typeof JOBS
export type JobKey = keyof Jobs
export type JobPayload<K extends JobKey> = z.infer<Jobs[K]['payload']>
export type JobDefinition = Jobs[JobKey]
