// Keeps most of every product and of the shop for those who pay: whoever never paid an order holds a share, all together.
import { sql } from 'kysely'
import { mostOfNewcomers } from '#domain/held-stock.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { FOR_SALE, HELD_ORDERS } from './held-orders.ts'

interface Held {
  /** Null: of the whole shop. */
  id: number | null
  theirs: number
  pieces: number
}

const HELD = sql`select line.product_id, sum(line.quantity)::float8 as pieces,
    coalesce(sum(line.quantity) filter (where not held.known_buyer), 0)::float8 as theirs
  from ${HELD_ORDERS} group by line.product_id`

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
  const { rows } = await sql<Held>`
    with by_product as (${HELD})
    select null as id, coalesce(sum(theirs), 0)::float8 as theirs, coalesce(sum(pieces), 0)::float8
      + coalesce((select pieces_for_sale::float8 from stock_watch), ${FOR_SALE}) as pieces
    from by_product
    union all
    select product.id, coalesce(theirs, 0), product.stock + coalesce(pieces, 0)
    from product left join by_product on product_id = product.id
    where product.id = any(${ids}::int[])`.execute(em.getKysely())
  return rows.every(({ id, theirs, pieces }) => {
    const asked = lines.filter(({ product }) => id === null || product.id === id)
    const sum = asked.reduce((all, { quantity }) => all + quantity, theirs)
    return sum <= mostOfNewcomers(pieces, newcomerPercent)
  })
}
