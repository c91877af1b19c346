// What a store says of products that none of its lists named: kept with each until the run has asked about all, for what
// seems to be gone is taken out together, and only when it is not beyond belief.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { withdrawOffers } from './withdraw-offers.ts'

/** Numbers of products. */
export interface Checked {
  readonly asked: readonly number[]
  /** The store says that it does not have them, or not for sale. */
  readonly denied: readonly number[]
  /** It was asked and said nothing about them. */
  readonly unanswered: readonly number[]
}

export interface Checking {
  readonly provider: SyncStore
  readonly runId: number
}

/** Left out of the answers of two runs is as good as denied. */
export async function noteChecked(
  em: Em,
  runId: number,
  { asked, denied, unanswered }: Checked,
): Promise<void> {
  if (asked.length === 0) return
  const isUnanswered = sql`product_id = any(${unanswered}::int[])`
  await sql`update product_offer set asked_at = now(),
      denied_run = case when product_id = any(${denied}::int[])
        or ${isUnanswered} and unanswered_run < ${runId} then ${runId} else denied_run end,
      unanswered_run = case when ${isUnanswered} then coalesce(unanswered_run, ${runId}) end
    where product_id = any(${asked}::int[])`.execute(em.getKysely())
}

/**
 * Of these a closer look brought nothing: not the next run asks again, but one in some days. Waits for nobody, since the
 * page's products are locked already: what somebody else has in hand is asked for once more.
 */
export const noteMissed = (em: Em, ids: readonly number[]): Promise<unknown> =>
  sql`update product_offer set details_missed_at = now() where product_id in (
    select product_id from product_offer where product_id = any(${ids}::int[]) for update skip locked)`.execute(
    em.getKysely(),
  )

const deniedTo = ({ provider, runId }: Checking) =>
  sql`o.provider = ${provider} and o.denied_run = ${runId} and not o.gone`

/** How many of the store's products that are in the lists a run was denied, of how many. */
export async function countDenied(
  em: Em,
  checking: Checking,
): Promise<{ denied: number; listed: number }> {
  const { rows } = await sql<{ denied: number; listed: number }>`
    select count(*) filter (where ${deniedTo(checking)})::int as denied, count(*)::int as listed
    from product_offer o join product p on p.id = o.product_id
    where o.provider = ${checking.provider} and p.listed`.execute(em.getKysely())
  return rows[0] ?? { denied: 0, listed: 0 }
}

/** Products taken out at once: about a quarter of a second. */
const PIECE = 500

/** Takes some of them out; `isDone` when none is left, `hidden` were in the lists. */
export async function takeSomeOut(
  em: Em,
  checking: Checking,
  now: Date,
): Promise<{ hidden: number; isDone: boolean }> {
  const { rows } = await sql<{ id: number }>`select o.product_id as id from product_offer o
    where ${deniedTo(checking)} order by o.product_id limit ${PIECE}`.execute(em.getKysely())
  const hidden = await withdrawOffers(
    em,
    rows.map(({ id }) => id),
    now,
  )
  return { hidden, isDone: rows.length < PIECE }
}
