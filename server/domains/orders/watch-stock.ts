// Counts how much of the stock is held without being paid for, and tells those who run the shop once when it becomes much.
import { sql } from 'kysely'
import type { HeldStock } from '#contract/order-desk.ts'
import { isMuchHeld } from '#domain/held-stock.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { FOR_SALE, HELD_GOODS, HELD_ORDERS } from './held-orders.ts'
import { StockWatch } from './stock-watch.entity.ts'

interface Counted {
  pieces: number
  cents: number
  forSale: number
}

const count = async (em: Em): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    select ${HELD_GOODS}, ${FOR_SALE} as "forSale" from ${HELD_ORDERS}`.execute(em.getKysely())
  return rows[0] ?? { pieces: 0, cents: 0, forSale: 0 }
}

export async function watchStock({ em, enqueue }: Pick<Ctx, 'em' | 'enqueue'>): Promise<void> {
  // Two at once take turns, so that a crossing is told once.
  await sql`select pg_advisory_xact_lock(hashtextextended('stock_watch', 0))`.execute(
    em.getKysely(),
  )
  const { pieces, cents, forSale } = await count(em)
  const isMuch = isMuchHeld(pieces, forSale)
  const before = await em.findOne(StockWatch, { id: 1 }, { disableIdentityMap: true })
  const { rows } = await sql<{ since: Date | null }>`
    insert into stock_watch as kept
      (id, held_pieces, held_cents, pieces_for_sale, much_since, counted_at)
    values (1, ${pieces}, ${cents}, ${forSale},
      case when ${isMuch}::boolean then now() end, now())
    on conflict (id) do update set held_pieces = excluded.held_pieces,
      held_cents = excluded.held_cents, pieces_for_sale = excluded.pieces_for_sale,
      much_since = case when ${isMuch}::boolean then coalesce(kept.much_since, now()) end,
      counted_at = now()
    returning much_since as since`.execute(em.getKysely())
  const since = rows[0]?.since
  if (since && !before?.muchSince)
    await enqueue('sendStockAlert', {
      since: new Date(since).toISOString(),
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
