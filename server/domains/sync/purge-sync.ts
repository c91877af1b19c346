// Old runs with their problems, and old prices, help nobody any more; what a provider stands on is kept beside them.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'

/** A quarter shows a trend; no more than about 360 runs a store. */
const KEEP_RUN_DAYS = 90
/** Somebody who looks for a price's course looks back a year, season against season. */
const KEEP_PRICE_DAYS = 400

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** Closed runs nobody has to decide about; each provider keeps its latest one. Their problems go with them. */
export async function purgeRuns(em: Em, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from sync_run r
    where state in ('completed', 'rejected', 'failed') and created_at < ${before(now, KEEP_RUN_DAYS)}
      and id < (select max(id) from sync_run latest where latest.provider = r.provider)`.execute(
    em.getKysely(),
  )
  return Number(numAffectedRows ?? 0n)
}

/** Prices of long ago; the last one of each product is what it costs, and stays. */
export async function purgePrices(em: Em, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from price_change c
    where at < ${before(now, KEEP_PRICE_DAYS)}
      and exists (select from price_change later where later.product_id = c.product_id and later.at > c.at)`.execute(
    em.getKysely(),
  )
  return Number(numAffectedRows ?? 0n)
}
