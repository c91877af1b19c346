// Takes the open alerts of products that are back, those who asked first ahead. Two at once take different ones,
// and what is taken is told: the jobs of its mails are written in the same transaction.
import type { Ctx } from '#server/ctx.ts'
import { isBack } from '#server/domains/catalogue/offers/offer-time.ts'
import { tables } from '#server/tables.ts'

/** Mails of one job: they are sent one after the other. */
const BATCH = 25

/** Their ids, in the order in which people asked; none when nobody has to be told. */
export async function claimAlerts({ em, now }: Pick<Ctx, 'em' | 'now'>): Promise<number[]> {
  const rows = await tables(em)
    .with('back', (db) =>
      db
        .selectFrom('restockAlert')
        .innerJoin('product as p', 'p.id', 'restockAlert.productId')
        .select('restockAlert.id as alertId')
        .where('restockAlert.toldAt', 'is', null)
        .where(isBack)
        .orderBy('restockAlert.id')
        .limit(BATCH)
        .forUpdate('restockAlert')
        .skipLocked(),
    )
    .updateTable('restockAlert')
    .from('back')
    .set({ toldAt: now })
    .whereRef('restockAlert.id', '=', 'back.alertId')
    .returning('restockAlert.id')
    .execute()
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}
