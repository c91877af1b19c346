// An admin asks for a sync now: of one store, or of all that are configured and not paused. A run that rests because its
// store refused a page goes on at once: perhaps the admin has just mended the reason.
import { raw } from '@mikro-orm/core'
import { refuse } from '#contract/outcome.ts'
import type { SyncTriggerInput, SyncTriggerOutcome } from '#contract/sync.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import { mayHurry } from '#domain/sync-run.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { forgetStats } from './read-stats.ts'
import { requestRun } from './request-run.ts'
import { findActiveRuns } from './run-holds.ts'
import { SyncProvider } from './sync-provider.entity.ts'
import { SyncRun } from './sync-run.entity.ts'
import { viewJob } from './view-run.ts'

/** Its page has all its tries again. */
async function hurryRun({ em, enqueue }: Ctx, provider: SyncStore): Promise<void> {
  await em.nativeUpdate(
    SyncRun,
    { provider, state: 'running', restsUntil: { $gt: raw('now()') } },
    { restsUntil: null, tries: 0 },
  )
  await enqueue('syncProvider', { provider })
}

export async function triggerSync(
  ctx: Ctx & { user: CurrentUser },
  { provider }: SyncTriggerInput,
): Promise<SyncTriggerOutcome> {
  const { em, now, orm, stores, user } = ctx
  const active = stores.map((store) => store.provider)
  const wanted = active.filter((one) => provider === 'all' || one === provider)
  if (wanted.length === 0) return refuse('provider_not_configured')
  const paused = await em.find(SyncProvider, { paused: true }, { disableIdentityMap: true })
  const awake = wanted.filter((one) => !paused.some((row) => row.provider === one))
  if (awake.length === 0) return refuse('provider_paused')
  const open = (await findActiveRuns(em, now)).filter(({ row }) => awake.includes(row.provider))
  if (open.some(({ hold }) => hold === null)) return refuse('sync_active')
  // One that rests holds up no other store.
  const holdOf = (one: SyncStore) => open.find(({ row }) => row.provider === one)?.hold ?? null
  const free = awake.filter((one) => holdOf(one) === null)
  const refused = awake.filter((one) => mayHurry(holdOf(one)))
  if (free.length + refused.length === 0) return refuse('calls_spent')
  for (const one of free) {
    // Somebody was faster in the same moment.
    if ((await requestRun(ctx, one, 'admin')) === null) return refuse('sync_active')
  }
  for (const one of refused) await hurryRun(ctx, one)
  await audit(ctx, {
    actorId: user.id,
    action: 'sync.trigger',
    object: `sync_provider:${provider}`,
    details: {},
  })
  forgetStats(orm)
  return { ok: true, jobs: (await findActiveRuns(em, now)).map(viewJob) }
}
