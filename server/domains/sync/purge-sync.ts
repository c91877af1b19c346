// Old runs with their problems, and old prices, help nobody any more; what a provider stands on is kept beside them.
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

/** A quarter shows a trend; no more than about 360 runs a store. */
const KEEP_RUN_DAYS = 90
/** Somebody who looks for a price's course looks back a year, season against season. */
const KEEP_PRICE_DAYS = 400

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** Closed runs nobody has to decide about; each provider keeps its latest one. Their problems go with them. */
export async function purgeRuns(em: Em, now: Date): Promise<number> {
  const { numDeletedRows } = await tables(em)
    .deleteFrom('syncRun as r')
    .where('state', 'in', ['completed', 'rejected', 'failed'])
    .where('createdAt', '<', before(now, KEEP_RUN_DAYS))
    .where('id', '<', (eb) =>
      eb
        .selectFrom('syncRun as latest')
        .select(({ fn }) => fn.max('latest.id').as('id'))
        .whereRef('latest.provider', '=', 'r.provider'),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Prices of long ago; the last one of each product is what it costs, and stays. */
export async function purgePrices(em: Em, now: Date): Promise<number> {
  const { numDeletedRows } = await tables(em)
    .deleteFrom('priceChange as c')
    .where('at', '<', before(now, KEEP_PRICE_DAYS))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('priceChange as later')
          .select('later.id')
          .whereRef('later.productId', '=', 'c.productId')
          .whereRef('later.at', '>', 'c.at'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
