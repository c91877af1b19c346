// An admin asks for a sync now: of one store, or of all that are configured and not paused.
import { refuse } from '#contract/outcome.ts'
import type { SyncTriggerInput, SyncTriggerOutcome } from '#contract/sync.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { forgetStats } from './read-stats.ts'
import { requestRun } from './request-run.ts'
import { findActiveRuns } from './run-holds.ts'
import { SyncProvider } from './sync-provider.entity.ts'
import { viewJob } from './view-run.ts'

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
  // One that rests begins again by itself and holds up no other store.
  const free = awake.filter((one) => !open.some(({ row }) => row.provider === one))
  if (free.length === 0 || open.some(({ hold }) => hold === null)) return refuse('sync_active')
  for (const one of free) {
    // Somebody was faster in the same moment.
    if ((await requestRun(ctx, one, 'admin')) === null) return refuse('sync_active')
  }
  await audit(ctx, {
    actorId: user.id,
    action: 'sync.trigger',
    object: `sync_provider:${provider}`,
    details: {},
  })
  forgetStats(orm)
  return { ok: true, jobs: (await findActiveRuns(em, now)).map(viewJob) }
}
