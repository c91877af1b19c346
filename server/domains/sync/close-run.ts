// Ends a run, or rests it, and keeps on its provider what that means for the next one.
import { sql } from 'kysely'
import type { StoreFault } from '#domain/store-fault.ts'
import { breakerHours, type RunDoubt } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { countProducts } from './count-products.ts'
import { countWork } from './time-at-work.ts'
import type { TakenRun } from './take-run.ts'

type Closing = Pick<TakenRun, 'id' | 'provider'>

const end = (
  em: Em,
  id: number,
  state: 'completed' | 'suspicious' | 'failed',
  doubt: RunDoubt | null,
) =>
  sql`update sync_run set state = ${state}, doubt = coalesce(${doubt}, doubt), ended_at = now(), lease = null,
    lease_until = null, rests_until = null, cursor = case when ${state} = 'failed' then cursor end, ${countWork}
    where id = ${id}`.execute(em.getKysely())

/** Doubtful runs before this one: nobody need decide about what a later one has seen again. Answers how many. */
export async function settleOlder(em: Em, { id, provider }: Closing): Promise<number> {
  const { numAffectedRows } = await sql`update sync_run set state = 'rejected'
    where provider = ${provider} and state = 'suspicious' and id < ${id}`.execute(em.getKysely())
  return Number(numAffectedRows ?? 0n)
}

/**
 * All that was seen is believed. The next run is measured by what the lists of this one named, and not by what was asked
 * for one by one: the two differ for good where lists are capped. Short lists nobody has accepted lower no measure.
 */
export async function completeRun(em: Em, { id, provider }: Closing): Promise<void> {
  await end(em, id, 'completed', null)
  await settleOlder(em, { id, provider })
  await countProducts(em, provider)
  await sql`update sync_provider set last_success_at = now(), failures = 0, rests_until = null, told_at = null,
      last_seen = (select case when is_whole or doubt is not null then listed else greatest(last_seen, listed) end
        from sync_run where id = ${id})
    where provider = ${provider}`.execute(em.getKysely())
}

/**
 * Seen to its end and not believed: what is missing stays as it is until somebody decides. Of several the latest waits.
 * True when none waited yet, so that admins hear of it once and not with every run.
 */
export async function doubtRun(em: Em, run: Closing, doubt: RunDoubt): Promise<boolean> {
  await end(em, run.id, 'suspicious', doubt)
  return (await settleOlder(em, run)) === 0
}

/** A run somebody holds: who lost it meanwhile has nothing to say about it any more. */
type Held = Closing & { readonly lease: string }

/** Given up. After several in a row the provider is left alone for a while. */
export async function failRun(
  em: Em,
  { id, provider, lease }: Held,
  fault: StoreFault,
): Promise<void> {
  const { numAffectedRows } = await sql`update sync_run set fault = ${JSON.stringify(fault)}::jsonb
      where id = ${id} and state = 'running' and lease = ${lease}`.execute(em.getKysely())
  if (!numAffectedRows) return
  await end(em, id, 'failed', null)
  const { rows } = await sql<{ failures: number }>`update sync_provider set failures = failures + 1
    where provider = ${provider} returning failures`.execute(em.getKysely())
  const hours = breakerHours(rows[0]?.failures ?? 0)
  if (hours > 0)
    await sql`update sync_provider set rests_until = now() + make_interval(hours => ${hours})
      where provider = ${provider}`.execute(em.getKysely())
}

/** The store refused: the same page again after a pause. A spent quota is no try of the page. */
export const restRun = (
  em: Em,
  { id, lease }: Held,
  fault: StoreFault,
  seconds: number,
): Promise<unknown> =>
  sql`update sync_run set fault = ${JSON.stringify(fault)}::jsonb, tries = tries + ${fault.kind === 'quota' ? 0 : 1},
    rests_until = now() + make_interval(secs => ${seconds}), lease = null, lease_until = null, ${countWork}
    where id = ${id} and state = 'running' and lease = ${lease}`.execute(em.getKysely())
