// Takes the pieces of an order out of stock; the condition in the update is the last guard behind the locks.
import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { isAhead } from '#server/domains/catalogue/product/pre-order-days.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { tellShelf } from './tell-shelf.ts'

/** Locks products in id order, so that two orders never wait for each other. */
export const lockProducts = async (em: Em, ids: readonly number[]): Promise<void> => {
  await em.find(
    Product,
    { id: { $in: [...ids] } },
    { fields: ['id'], orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}

export interface Taken {
  product: { id: number }
  quantity: number
}

/** False when a product has fewer pieces than the line asks for; the transaction must then be rolled back. */
export async function takeStock(em: Em, lines: readonly Taken[]): Promise<boolean> {
  const ids = lines.map(({ product }) => product.id)
  const quantities = lines.map(({ quantity }) => quantity)
  // One statement, for others wait behind the locks: each product is joined with what it was.
  const asked = sql<{ id: number; quantity: number }>`unnest(${ids}::int[], ${quantities}::int[])`
  const shown = await tables(em)
    .updateTable('product')
    .from(asked.as<'asked'>(sql`asked (id, quantity)`))
    .innerJoin('product as before', 'before.id', 'asked.id')
    .set({
      stock: sql<number>`greatest(0, product.stock - asked.quantity)`,
      reserved: sql<number>`product.reserved + asked.quantity`,
      // As `holdPieces` counts: what a pre-order sells beyond what is there.
      missing: sql<number>`greatest(0, asked.quantity - product.stock
        + case when product.stock > 0 then 0 else product.missing end)`,
    })
    .whereRef('product.id', '=', 'asked.id')
    .where(
      sql<boolean>`(product.stock >= asked.quantity
        or product.pre_order and ${sql.raw(isAhead('product.expected_on'))})`,
    )
    .returning(['before.availability as was', 'product.availability as is'])
    .execute()
  await tellShelf(em, shown)
  return shown.length === lines.length
}
