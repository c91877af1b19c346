// Schemas of what waits for admins, by desk.
import { z } from 'zod'

export const WAITING_KINDS = [
  'orders',
  'paymentMethods',
  'messages',
  'pairs',
  'storePaths',
  'heldPrices',
  'rates',
  'doubtfulRuns',
  'jobs',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** Nobody needs to know exactly how much more than this waits. */
export const MOST_WAITING = 99

/** One more than `MOST_WAITING` means any number above it. */
export const adminWaitingOutput = z.record(
  z.enum(WAITING_KINDS),
  z
    .int()
    .min(0)
    .max(MOST_WAITING + 1),
)
export type Waiting = z.infer<typeof adminWaitingOutput>
