// What an owner decides about a provider: whether it rests, how its offers are sold and how long they may be shown.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { providerPolicyOutput, ProviderPolicyInput } from '#contract/sync-desk.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import { LONGEST_HOURS, MAY_KEEP_HISTORY, policyMark } from '#domain/sync-run.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { NOW, tables } from '#server/tables.ts'
import { applySomePolicy } from './apply-policy.ts'
import { findDueProviders } from './due-providers.ts'
import { addProvider, lockProvider, readPolicy } from './provider-policy.ts'
import { forgetStats } from './read-stats.ts'
import { requestRun } from './request-run.ts'
import { SyncProvider } from './sync-provider.entity.ts'

type AdminCtx = Ctx & { user: CurrentUser }

/** A run that stopped in the middle goes on, and one that came due meanwhile begins. */
async function goOn(ctx: AdminCtx, provider: SyncStore): Promise<void> {
  const configured = ctx.stores.flatMap((store) => (store.provider === provider ? provider : []))
  if ((await findDueProviders(ctx.em, configured)).length > 0)
    await requestRun(ctx, provider, 'schedule')
  else await ctx.enqueue('syncProvider', { provider })
}

export async function pauseProvider(
  ctx: AdminCtx,
  { provider, paused }: { provider: SyncStore; paused: boolean },
): Promise<{ ok: true }> {
  const { em, orm, user } = ctx
  // Silence counts from here: of the time it rested nobody may expect anything, and nobody was told of what comes now.
  await addProvider(em, provider)
  await tables(em)
    .updateTable('syncProvider')
    .set({ paused, ...(!paused && { resumedAt: NOW, toldAt: null }) })
    .where('provider', '=', provider)
    .where('paused', '=', !paused)
    .execute()
  if (!paused) await goOn(ctx, provider)
  const action = paused ? 'sync.pause' : 'sync.resume'
  await audit(ctx, { actorId: user.id, action, object: `sync_provider:${provider}`, details: {} })
  forgetStats(orm)
  return { ok: true }
}

/**
 * What the store says from now on is taken under the new policy. Its products follow: as many as one piece holds at once,
 * the rest by the job.
 */
export async function changePolicy(
  ctx: AdminCtx,
  { provider, salesPolicy, expiresHours, keepsHistory, seen }: ProviderPolicyInput,
): Promise<z.infer<typeof providerPolicyOutput>> {
  const { em, user } = ctx
  if (expiresHours > LONGEST_HOURS[provider] || (keepsHistory && !MAY_KEEP_HISTORY[provider]))
    return refuse('against_terms')
  // Two admins at once: the second one waits here and then sees what the first one decided. A page of a run that is being
  // written is finished first: it was read under the policy as it was.
  await addProvider(em, provider)
  await lockProvider(em, provider)
  const isSandbox = ctx.stores.find((store) => store.provider === provider)?.isSandbox ?? false
  const before = await readPolicy(em, provider, isSandbox)
  if (policyMark(before) !== seen) return refuse('run_moved')
  const policy = { salesPolicy, expiresHours, keepsHistory }
  await em.nativeUpdate(SyncProvider, { provider }, { ...policy, policyAfter: 0 })
  const later = await applySomePolicy(ctx, provider)
  if (later) await ctx.enqueue('applyPolicy', { provider })
  await audit(ctx, {
    actorId: user.id,
    action: 'sync.changePolicy',
    object: `sync_provider:${provider}`,
    details: policy,
  })
  return { ok: true, later }
}
