// Schemas of jobs that failed: which, why, since when, and what an admin makes of them.
import { z } from 'zod'
import { refusalSchema } from './refusal-schema.ts'

/** As many as one page shows and one form takes. */
export const FAILED_JOBS_SHOWN = 50

export const failedJobSchema = z.object({
  id: z.uuid(),
  /** Its name in the queue, as `domain.action`. */
  job: z.string(),
  /** What it was about: a store, or the number of an order, a message, a person. Never an address or a token. */
  about: z.string().nullable(),
  /** The last error's message, at most 300 characters. */
  reason: z.string(),
  /** How often it was tried. */
  tries: z.number().int(),
  /** ISO 8601, UTC: when it was given up. */
  failedAt: z.string(),
})
export type FailedJob = z.infer<typeof failedJobSchema>

export const failedJobsOutput = z.array(failedJobSchema)

export const redriveJobsInput = z.strictObject({
  /** Those that were looked at; what is gone meanwhile is left out. */
  ids: z.array(z.uuid()).min(1).max(FAILED_JOBS_SHOWN),
})
export const discardJobInput = z.strictObject({ id: z.uuid() })
/** `run_moved`: nothing of it is there any more. */
export const failedJobsChanged = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('run_moved'),
])
