// Keeps most of every product and of the shop for those who pay: whoever never paid an order holds a share, all together.
import { sql } from 'kysely'
import { mostOfNewcomers } from '#domain/held-stock.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { anyOf, tables } from '#server/tables.ts'
import { FOR_SALE, heldStockLines } from './held-orders.ts'

/**
 * Whether newcomers holding these, too, would leave the rest its share. What is for sale in the whole shop is read
 * where it was counted within the last minutes, for nobody should wait while all products are summed up.
 */
export async function leaveRoom(
  em: Em,
  { newcomerPercent }: Pick<Ctx['config'], 'newcomerPercent'>,
  lines: readonly { product: { id: number }; quantity: number }[],
): Promise<boolean> {
  const ids = lines.map(({ product }) => product.id)
  const byProduct = heldStockLines(em)
    .select([
      'line.productId',
      sql<number>`sum(line.quantity)::float8`.as('pieces'),
      sql<number>`coalesce(sum(line.quantity) filter (where not held.known_buyer), 0)::float8`.as(
        'theirs',
      ),
    ])
    .groupBy('line.productId')
  const rows = await tables(em)
    .with('byProduct', () => byProduct)
    .selectFrom('byProduct')
    .select([
      // Of the whole shop.
      sql<number | null>`null::int`.as('id'),
      sql<number>`coalesce(sum(theirs), 0)::float8`.as('theirs'),
      sql<number>`coalesce(sum(pieces), 0)::float8
        + coalesce((select pieces_for_sale::float8 from stock_watch), ${FOR_SALE})`.as('pieces'),
    ])
    .unionAll((db) =>
      db
        .selectFrom('product')
        .leftJoin('byProduct', 'byProduct.productId', 'product.id')
        .select([
          'product.id',
          sql<number>`coalesce(theirs, 0)`.as('theirs'),
          sql<number>`product.stock + coalesce(pieces, 0)`.as('pieces'),
        ])
        .where('product.id', '=', anyOf(ids))
        .where('product.preOrder', '=', false),
    )
    .execute()
  const stocked = new Set(rows.map(({ id }) => id))
  return rows.every(({ id, theirs, pieces }) => {
    const asked = lines.filter(({ product }) =>
      id === null ? stocked.has(product.id) : product.id === id,
    )
    const sum = asked.reduce((all, { quantity }) => all + quantity, theirs)
    return sum <= mostOfNewcomers(pieces, newcomerPercent)
  })
}
