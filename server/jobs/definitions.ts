// Every job there is: its name, what it is given, and how it is queued. Handlers live elsewhere and must cover all of them.
import { z } from 'zod'
import { idSchema, localeSchema } from '#contract/primitives.ts'

interface JobOptions {
  /** How often a failed run is tried again, with growing pauses. */
  retryLimit: number
  /** Seconds after which a silent run counts as dead. */
  expireInSeconds: number
  /** How many one worker does side by side; without it one, and then the next look is a second away. */
  sideBySide?: number
  /** At most one waiting and one running. */
  singleton?: boolean
  /** Cron expression (UTC) for jobs that run by the clock. */
  cron?: string
}

const job = <const N extends string, S extends z.ZodType>(
  name: N,
  payload: S,
  options: JobOptions,
) => ({
  name,
  payload,
  options,
})

export const JOBS = {
  sendOrderMail: job(
    'orders.sendOrderMail',
    z.strictObject({
      orderId: idSchema,
      template: z.enum(['order_placed', 'order_state']),
      locale: localeSchema,
      eventId: idSchema,
    }),
    { retryLimit: 8, expireInSeconds: 60, sideBySide: 4 },
  ),
  cancelUnpaidOrders: job('orders.cancelUnpaid', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 300,
    singleton: true,
    cron: '*/5 * * * *',
  }),
  refreshVocabulary: job('catalogue.refreshVocabulary', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 600,
    singleton: true,
    cron: '17 * * * *',
  }),
  purgeStale: job('platform.purgeStale', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 600,
    singleton: true,
    cron: '41 3 * * *',
  }),
} as const

export type Jobs = typeof JOBS
export type JobKey = keyof Jobs
export type JobPayload<K extends JobKey> = z.infer<Jobs[K]['payload']>
export type JobDefinition = Jobs[JobKey]
