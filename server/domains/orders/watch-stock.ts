// Counts how much of the stock is held without being paid for, and tells those who run the shop once when it becomes much.
import { sql } from 'kysely'
import type { HeldStock } from '#contract/order-desk.ts'
import { isMuchHeld } from '#domain/held-stock.ts'
import type { Ctx } from '#server/ctx.ts'
import { lockName } from '#server/platform/locks.ts'
import type { Em } from '#server/platform/orm.ts'
import { NOW, tables } from '#server/tables.ts'
import { FOR_SALE, HELD_GOODS, heldStockLines } from './held-orders.ts'
import { StockWatch } from './stock-watch.entity.ts'

export async function watchStock({ em, enqueue }: Pick<Ctx, 'em' | 'enqueue'>): Promise<void> {
  // Two at once take turns, so that a crossing is told once.
  await lockName(em, 'stock_watch', 'alone')
  const { pieces, cents, forSale } = await heldStockLines(em)
    .select([...HELD_GOODS, FOR_SALE.as('forSale')])
    .executeTakeFirstOrThrow()
  const isMuch = isMuchHeld(pieces, forSale)
  const before = await em.findOne(StockWatch, { id: 1 }, { disableIdentityMap: true })
  const counted = {
    heldPieces: pieces,
    heldCents: cents,
    piecesForSale: forSale,
    countedAt: NOW,
  }
  const { since } = await tables(em)
    .insertInto('stockWatch')
    .values({ id: 1, ...counted, muchSince: isMuch ? NOW : null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...counted,
        muchSince: isMuch ? sql<Date>`coalesce(stock_watch.much_since, now())` : null,
      }),
    )
    .returning('muchSince as since')
    .executeTakeFirstOrThrow()
  if (since && !before?.muchSince)
    await enqueue('sendStockAlert', {
      since: since.toISOString(),
      pieces,
      cents,
      ofPieces: pieces + forSale,
    })
}

/** What the desk shows while a tenth or more is held; null at all other times. */
export async function findMuchHeld(em: Em): Promise<HeldStock | null> {
  const row = await em.findOne(StockWatch, { id: 1 }, { disableIdentityMap: true })
  if (!row?.muchSince) return null
  return {
    pieces: row.heldPieces,
    cents: row.heldCents,
    ofPieces: row.heldPieces + row.piecesForSale,
    since: row.muchSince.toISOString(),
    countedAt: row.countedAt.toISOString(),
  }
}
