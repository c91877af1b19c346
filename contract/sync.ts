// Schemas of the catalogue sync for everybody: how the three stores stand, what runs, and the trigger.
import { z } from 'zod'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { RUN_HOLDS } from '#domain/sync-run.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'

export const syncStoreSchema = z.enum(SYNC_STORES)
export const syncStatusSchema = z.enum(['pending', 'active', 'completed', 'failed'])

export const providerStatsSchema = z.object({
  status: syncStatusSchema,
  /** End of the last believed run, ISO 8601 in UTC. */
  lastSync: z.string().nullable(),
  /** Products of the store in the lists, exact up to 10,000. */
  productCount: z.number().int(),
  /** Whole percent of the last twenty closed runs that were believed; null before the first. */
  successRate: z.number().int().min(0).max(100).nullable(),
  /** Credentials are there, or the store is played. */
  configured: z.boolean(),
  sandbox: z.boolean(),
  paused: z.boolean(),
})
export type ProviderStats = z.infer<typeof providerStatsSchema>

export const syncStatsOutput = z.object({
  amazon: providerStatsSchema,
  ebay: providerStatsSchema,
  walmart: providerStatsSchema,
  lastGlobalSync: z.string().nullable(),
  hasActiveProviders: z.boolean(),
})
export type SyncStats = z.infer<typeof syncStatsOutput>

export const syncJobSchema = z.object({
  id: idSchema,
  provider: syncStoreSchema,
  status: syncStatusSchema,
  /** Why it does not go on at the moment; then it is pending and holds up nobody else. */
  hold: z.enum(RUN_HOLDS).nullable(),
  /** Whole percent. */
  progress: z.number().int().min(0).max(100),
  seen: z.number().int(),
  startedAt: z.string().nullable(),
})
export type SyncJob = z.infer<typeof syncJobSchema>

/** With `active` only what waits or runs; else the latest twenty. */
export const syncJobsInput = z.strictObject({
  active: z
    .union([z.boolean(), z.enum(['', '1', 'true', 'false', '0'])])
    .transform((value) => value !== false && value !== 'false' && value !== '0')
    .default(false),
})
export const syncJobsOutput = z.array(syncJobSchema)

export const syncTriggerInput = z.strictObject({
  provider: z.enum([...SYNC_STORES, 'all']).default('all'),
})
export type SyncTriggerInput = z.output<typeof syncTriggerInput>

export const syncTriggerOutput = z.union([
  z.object({ ok: z.literal(true), jobs: syncJobsOutput }),
  refusalSchema('sync_active'),
  refusalSchema('calls_spent'),
  refusalSchema('provider_not_configured'),
  refusalSchema('provider_paused'),
])
export type SyncTriggerOutcome = z.infer<typeof syncTriggerOutput>
