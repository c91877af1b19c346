// Schemas for those who look after the sync: providers with their limits, runs with their problems, decisions.
import { z } from 'zod'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { DOUBTS, RUN_HOLDS, RUN_PHASES, RUN_STATES } from '#domain/sync-run.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { providerStatsSchema, syncStoreSchema } from './sync.ts'
import { lineText } from './texts.ts'

const timeSchema = z.string().nullable()
const countSchema = z.number().int()
export const salesPolicySchema = z.enum(['own', 'affiliate'])

export const providerDeskSchema = providerStatsSchema.extend({
  provider: syncStoreSchema,
  salesPolicy: salesPolicySchema,
  expiresHours: countSchema,
  /** The longest the provider's terms allow. */
  longestHours: countSchema,
  keepsHistory: z.boolean(),
  /** Products are still being brought under these. */
  policyLater: z.boolean(),
  mayKeepHistory: z.boolean(),
  callsToday: countSchema,
  callsPerDay: countSchema,
  failuresInARow: countSchema,
  /** Left alone until then after failing again and again. */
  restsUntil: timeSchema,
  nextRunAt: timeSchema,
  /** Admins were told: no success for too long, or a doubtful run waits. */
  alert: z.enum(['stale', 'suspicious']).nullable(),
})
export type ProviderDesk = z.infer<typeof providerDeskSchema>

export const faultSchema = z.object({
  kind: z.string(),
  code: z.string(),
  status: z.number().int().nullable(),
  detail: z.string(),
})

export const syncRunSchema = z.object({
  id: idSchema,
  provider: syncStoreSchema,
  state: z.enum(RUN_STATES),
  hold: z.enum(RUN_HOLDS).nullable(),
  phase: z.enum(RUN_PHASES),
  progress: countSchema,
  trigger: z.enum(['schedule', 'admin']),
  startedAt: timeSchema,
  endedAt: timeSchema,
  /** Whole seconds somebody was at work on it so far, without any waits. */
  seconds: countSchema.nullable(),
  /** Resting until then. */
  restsUntil: timeSchema,
  pages: countSchema,
  calls: countSchema,
  seen: countSchema,
  created: countSchema,
  changed: countSchema,
  unchanged: countSchema,
  rejected: countSchema,
  unmapped: countSchema,
  held: countSchema,
  hidden: countSchema,
  doubt: z.enum(DOUBTS).nullable(),
  /** How many the believed run before saw. */
  before: countSchema.nullable(),
  /** Doubted for what is gone: so many of those in the lists its store denied, of so many. */
  denied: countSchema.nullable(),
  deniedOf: countSchema.nullable(),
  fault: faultSchema.nullable(),
})
export type SyncRunView = z.infer<typeof syncRunSchema>

export const syncDeskOutput = z.object({
  providers: z.array(providerDeskSchema),
  active: z.array(syncRunSchema),
  /** Doubtful runs waiting for somebody's word. */
  suspicious: z.array(syncRunSchema),
  heldPrices: countSchema,
  unmappedPaths: countSchema,
  /** Pairs of products that may be one item and wait for somebody's word. */
  openPairs: countSchema,
  /** Jobs of any kind that failed. */
  failedJobs: countSchema,
})
export type SyncDesk = z.infer<typeof syncDeskOutput>

export const RUNS_PAGE_SIZE = 25
export const syncRunsInput = z.strictObject({
  provider: syncStoreSchema.nullable().default(null),
  before: idSchema.nullable().default(null),
})
export type SyncRunsInput = z.output<typeof syncRunsInput>
export const syncRunsOutput = z.object({
  runs: z.array(syncRunSchema),
  nextBefore: idSchema.nullable(),
})
export type SyncRuns = z.infer<typeof syncRunsOutput>

export const syncRunInput = z.strictObject({ id: idSchema })
/** A kind of problem with how often it came and up to five of what the store sent. */
export const problemGroupSchema = z.object({
  code: z.string(),
  count: countSchema,
  samples: z.array(
    z.object({
      externalId: z.string().nullable(),
      /** The product that has this number here; null when there is none. */
      productId: idSchema.nullable(),
      sample: z.string(),
    }),
  ),
})
export const syncRunOutput = z.object({
  run: syncRunSchema,
  problems: z.array(problemGroupSchema),
})
export type SyncRunDetail = z.infer<typeof syncRunOutput>

const changed = z.object({ ok: z.literal(true) })
/** `later`: said and kept, and not all of it is done yet. */
const changedOrLater = changed.extend({ later: z.boolean() })
/** Somebody else was faster, or the run went on. */
const moved = refusalSchema('run_moved')

export const decideRunInput = z.strictObject({ id: idSchema, accept: z.boolean() })
export const decideRunOutput = z.union([
  changedOrLater,
  moved,
  refusalSchema('provider_not_configured'),
])
export const resumeRunOutput = z.union([...decideRunOutput.options, refusalSchema('sync_active')])

export const pauseProviderInput = z.strictObject({ provider: syncStoreSchema, paused: z.boolean() })
export const providerPolicyInput = z.strictObject({
  provider: syncStoreSchema,
  salesPolicy: salesPolicySchema,
  expiresHours: z.number().int().min(1).max(168),
  keepsHistory: z.boolean(),
  /** The policy that was looked at (`policyMark` of domain/sync-run.ts): a newer one is not overwritten unseen. */
  seen: lineText().max(40),
})
export type ProviderPolicyInput = z.output<typeof providerPolicyInput>
export const providerPolicyOutput = z.union([changedOrLater, moved, refusalSchema('against_terms')])
export const changedOutput = changed

/** Where a store puts products the shop has no category for. `ignored`: nothing of it is to be sold here. */
export const storePathSchema = z.object({
  id: idSchema,
  provider: syncStoreSchema,
  path: z.string(),
  sample: z.string(),
  /** Products there in the last run that found any. */
  seen: countSchema,
  category: z.enum(CATEGORIES).nullable(),
  ignored: z.boolean(),
  lastSeenAt: z.string(),
})
export const storePathsInput = z.strictObject({
  which: z.enum(['open', 'decided']).default('open'),
  before: idSchema.nullable().default(null),
})
export type StorePathsInput = z.output<typeof storePathsInput>
export const storePathsOutput = z.object({
  paths: z.array(storePathSchema),
  nextBefore: idSchema.nullable(),
})
export type StorePaths = z.infer<typeof storePathsOutput>
const pathDecision = z.enum([...CATEGORIES, 'ignored']).nullable()
/** Null takes the decision back. */
export const mapPathInput = z.strictObject({
  id: idSchema,
  category: pathDecision,
  /** The decision that was looked at: a newer one is not overwritten unseen. */
  seen: pathDecision,
})
export type MapPathInput = z.output<typeof mapPathInput>
export const mapPathOutput = z.union([changed, moved])
