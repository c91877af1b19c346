// What a store says of products that none of its lists named: kept with each until the run has asked about all, for what
// seems to be gone is taken out together, and only when it is not beyond belief.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { anyOf, countRows, NOW, tables } from '#server/tables.ts'
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
  await tables(em)
    .updateTable('productOffer')
    .set({
      askedAt: NOW,
      deniedRun: sql<number | null>`case when product_id = any(${denied}::int[])
        or ${isUnanswered} and unanswered_run < ${runId} then ${runId} else denied_run end`,
      unansweredRun: sql<
        number | null
      >`case when ${isUnanswered} then coalesce(unanswered_run, ${runId}) end`,
    })
    .where('productId', '=', anyOf(asked))
    .execute()
}

/**
 * Of these a closer look brought nothing: not the next run asks again, but one in some days. Waits for nobody, since the
 * page's products are locked already: what somebody else has in hand is asked for once more.
 */
export const noteMissed = (em: Em, ids: readonly number[]): Promise<unknown> =>
  tables(em)
    .updateTable('productOffer')
    .set({ detailsMissedAt: NOW })
    .where('productId', 'in', (eb) =>
      eb
        .selectFrom('productOffer')
        .select('productId')
        .where('productId', '=', anyOf(ids))
        .forUpdate()
        .skipLocked(),
    )
    .execute()

const deniedTo = ({ provider, runId }: Checking) =>
  sql<boolean>`o.provider = ${provider} and o.denied_run = ${runId} and not o.gone`

/** How many of the store's products that are in the lists a run was denied, of how many. */
export async function countDenied(
  em: Em,
  checking: Checking,
): Promise<{ denied: number; listed: number }> {
  return tables(em)
    .selectFrom('productOffer as o')
    .innerJoin('product as p', 'p.id', 'o.productId')
    .where('o.provider', '=', checking.provider)
    .where('p.listed', '=', true)
    .select([
      sql<number>`count(*) filter (where ${deniedTo(checking)})::int`.as('denied'),
      countRows.as('listed'),
    ])
    .executeTakeFirstOrThrow()
}

/** Products taken out at once: about a quarter of a second. */
const PIECE = 500

/** Takes some of them out; `isDone` when none is left, `hidden` were in the lists. */
export async function takeSomeOut(
  em: Em,
  checking: Checking,
  now: Date,
): Promise<{ hidden: number; isDone: boolean }> {
  const rows = await tables(em)
    .selectFrom('productOffer as o')
    .select('o.productId as id')
    .where(deniedTo(checking))
    .orderBy('o.productId')
    .limit(PIECE)
    .execute()
  const hidden = await withdrawOffers(
    em,
    rows.map(({ id }) => id),
    now,
  )
  return { hidden, isDone: rows.length < PIECE }
}
