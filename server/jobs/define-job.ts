// The form of a job's definition: its name, the schema of what it is given, and how it is queued.
import type { z } from 'zod'

interface JobOptions {
  /** How often a failed run is tried again, with backoff. */
  retryLimit: number
  /** Seconds after which a silent run counts as dead. */
  expireInSeconds: number
  /** How many one worker does side by side; without it one, and then the next look is a second away. */
  sideBySide?: number
  /** At most one waiting and one running. */
  singleton?: boolean
  /** With `singleton`: at most one waiting and one running of each value of this field. */
  singletonBy?: string
  /** Cron expression (UTC) for scheduled jobs. */
  cron?: string
  /** Also enqueued when a worker starts; the handler finds out whether anything is overdue. */
  atStart?: boolean
}

export const job = <const N extends string, S extends z.ZodType>(
  name: N,
  payload: S,
  options: JobOptions,
) => ({
  name,
  payload,
  options,
})

/** Of most jobs that send one mail. */
export const mailOptions = { retryLimit: 8, expireInSeconds: 60, sideBySide: 4 }
