// What the desk's forms come to: a word above the page when they worked, a reason beside them when not.
import type { ErrorCode } from '#contract/errors.ts'
import type { SYNC_STORES } from '#domain/store-offer.ts'

export const DONE = [
  'triggered',
  'paused',
  'resumed',
  'policy',
  'policyLater',
  'accepted',
  'acceptedLater',
  'rejected',
  'redriven',
  'redrivenLater',
  'price',
  'prices',
  'path',
  'pair',
  'jobs',
] as const
export type Done = (typeof DONE)[number]

/** What a refusal is about, so that it stands beside its form. */
export type About =
  | 'all'
  | (typeof SYNC_STORES)[number]
  | `policy ${(typeof SYNC_STORES)[number]}`
  | `run ${number}`
  | `price ${number}`
  | 'prices'
  | `path ${number}`
  | `pair ${number}`
  | 'jobs'
  | `job ${string}`

export interface SyncAnswer {
  about: About
  /** It was done. */
  done?: Done
  /** Why not. `unavailable`: no answer came. `hours`: not a number of hours the store's terms allow. `nothing_picked`: no tick. */
  code?: ErrorCode | 'hours' | 'nothing_picked'
  /** What stood in the form of a policy, so that it stays, and the mark it was sent with. */
  typed?: { salesPolicy: string; expiresHours: string; keepsHistory: boolean; seen: string }
}
