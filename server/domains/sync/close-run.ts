// Ends a run, or rests it, and keeps on its provider what that means for the next one.
import { raw } from '@mikro-orm/core'
import type { StoreFault } from '#domain/store-fault.ts'
import { breakerHours, type RunDoubt } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { countProducts } from './count-products.ts'
import { SyncProvider } from './sync-provider.entity.ts'
import { SyncRun } from './sync-run.entity.ts'
import type { TakenRun } from './take-run.ts'
import { letGo } from './time-at-work.ts'

type Closing = Pick<TakenRun, 'id' | 'provider'>

const end = (
  em: Em,
  id: number,
  state: 'completed' | 'suspicious' | 'failed',
  doubt: RunDoubt | null,
) =>
  em.nativeUpdate(
    SyncRun,
    { id },
    {
      state,
      endedAt: raw('now()'),
      restsUntil: null,
      ...letGo(),
      ...(doubt !== null && { doubt }),
      ...(state !== 'failed' && { cursor: null }),
    },
  )

/** Doubtful runs before this one: nobody need decide about what a later one has seen again. Answers how many. */
export const settleOlder = (em: Em, { id, provider }: Closing): Promise<number> =>
  em.nativeUpdate(
    SyncRun,
    { provider, state: 'suspicious', id: { $lt: id } },
    { state: 'rejected' },
  )

/**
 * All that was seen is believed. The next run is measured by what the lists of this one named, and not by what was asked
 * for one by one: the two differ for good where lists are capped. Short lists nobody has accepted lower no measure.
 */
export async function completeRun(em: Em, { id, provider }: Closing): Promise<void> {
  await end(em, id, 'completed', null)
  await settleOlder(em, { id, provider })
  await countProducts(em, provider)
  const seen = raw(
    `(select case when is_whole or doubt is not null then listed else greatest(last_seen, listed) end
      from sync_run where id = ?)`,
    [id],
  )
  await em.nativeUpdate(
    SyncProvider,
    { provider },
    { lastSuccessAt: raw('now()'), failures: 0, restsUntil: null, toldAt: null, lastSeen: seen },
  )
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
  const held = { id, state: 'running', lease } as const
  if ((await em.nativeUpdate(SyncRun, held, { fault })) === 0) return
  await end(em, id, 'failed', null)
  const { failures } = await tables(em)
    .updateTable('syncProvider')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('provider', '=', provider)
    .returning('failures')
    .executeTakeFirstOrThrow()
  const hours = breakerHours(failures)
  if (hours > 0)
    await em.nativeUpdate(
      SyncProvider,
      { provider },
      { restsUntil: raw('now() + make_interval(hours => ?)', [hours]) },
    )
}

/** The store refused: the same page again after a pause. A spent quota is no try of the page. */
export const restRun = (
  em: Em,
  { id, lease }: Held,
  fault: StoreFault,
  seconds: number,
): Promise<unknown> =>
  em.nativeUpdate(
    SyncRun,
    { id, state: 'running', lease },
    {
      fault,
      tries: raw('tries + ?', [fault.kind === 'quota' ? 0 : 1]),
      restsUntil: raw('now() + make_interval(secs => ?)', [seconds]),
      ...letGo(),
    },
  )
