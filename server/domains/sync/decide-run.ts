// Somebody's word on a run: a doubtful one is believed after all or not, a failed one is taken up where it stopped.
import { raw } from '@mikro-orm/core'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { decideRunOutput, resumeRunOutput } from '#contract/sync-desk.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { countHeldAtEnd } from './decide-price.ts'
import { lockProvider } from './provider-policy.ts'
import { tables } from '#server/tables.ts'
import { forgetStats } from './read-stats.ts'
import { SyncProvider } from './sync-provider.entity.ts'
import { SyncRun, type SyncRunRow } from './sync-run.entity.ts'

type AdminCtx = Ctx & { user: CurrentUser }

const note = (
  ctx: AdminCtx,
  action: string,
  id: number,
  details: Record<string, string | number>,
) => audit(ctx, { actorId: ctx.user.id, action, object: `sync_run:${id}`, details })

const find = async ({ em }: AdminCtx, id: number) => {
  const row = await em.findOne(SyncRun, { id }, { disableIdentityMap: true })
  if (!row) throw fail('not_found')
  return row
}

/** A worker that is about to begin a run waits here, or is seen. */
const isRunning = async ({ em }: AdminCtx, provider: SyncRunRow['provider']): Promise<boolean> => {
  await lockProvider(em, provider)
  return (await em.count(SyncRun, { provider, state: 'running' })) > 0
}

/** Without its credentials nobody can bring a run to its end. */
const isConfigured = ({ stores }: AdminCtx, provider: SyncRunRow['provider']): boolean =>
  stores.some((store) => store.provider === provider)

/** A paused provider's run goes on when it is resumed. */
const isPaused = async ({ em }: AdminCtx, provider: SyncRunRow['provider']): Promise<boolean> =>
  (await em.count(SyncProvider, { provider, paused: true })) > 0

/**
 * Accepted, a run goes on to what its end would have been: looking for what the store no longer has. The prices that were
 * held when it ended are taken first, or rejected with it, whatever it was doubted for; in pieces by the job, for they may
 * be many.
 */
export async function decideRun(
  ctx: AdminCtx,
  { id, accept }: { id: number; accept: boolean },
): Promise<z.infer<typeof decideRunOutput>> {
  const { provider } = await find(ctx, id)
  if (accept && !isConfigured(ctx, provider)) return refuse('provider_not_configured')
  if (accept && (await isRunning(ctx, provider))) return refuse('run_moved')
  const prices = await countHeldAtEnd(ctx.em, { id, provider })
  const change = accept
    ? ({
        state: 'running',
        phase: 'check',
        cursor: null,
        takesUntil: raw('ended_at'),
        endedAt: null,
      } as const)
    : ({ state: 'rejected', rejectsPrices: prices > 0 } as const)
  if ((await ctx.em.nativeUpdate(SyncRun, { id, state: 'suspicious' }, change)) === 0)
    return refuse('run_moved')
  if (accept || prices > 0) await ctx.enqueue('syncProvider', { provider })
  const details = { provider, ...(prices > 0 && { prices }) }
  await note(ctx, accept ? 'sync.acceptRun' : 'sync.rejectRun', id, details)
  forgetStats(ctx.orm)
  return { ok: true, later: accept && (await isPaused(ctx, provider)) }
}

export async function resumeRun(
  ctx: AdminCtx,
  { id }: { id: number },
): Promise<z.infer<typeof resumeRunOutput>> {
  const { provider } = await find(ctx, id)
  if (!isConfigured(ctx, provider)) return refuse('provider_not_configured')
  if (await isRunning(ctx, provider)) return refuse('sync_active')
  // Only the latest run: what an older one saw has been overtaken.
  const latest = tables(ctx.em)
    .selectFrom('syncRun')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('provider', '=', provider)
  const { numUpdatedRows } = await tables(ctx.em)
    .updateTable('syncRun')
    .set({ state: 'running', endedAt: null, tries: 0, restsUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('id', '=', latest)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('run_moved')
  await ctx.enqueue('syncProvider', { provider })
  await note(ctx, 'sync.resumeRun', id, { provider })
  forgetStats(ctx.orm)
  return { ok: true, later: await isPaused(ctx, provider) }
}
