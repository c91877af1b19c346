// Takes the pieces of an order out of stock; the condition in the update is the last guard behind the locks.
import { LockMode, raw } from '@mikro-orm/core'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import { tellShelf } from './tell-shelf.ts'

/** Locks products in id order, so that two orders never wait for each other. */
export const lockProducts = async (em: Em, ids: readonly number[]): Promise<void> => {
  await em.find(
    Product,
    { id: { $in: [...ids] } },
    { fields: ['id'], orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}

interface Taken {
  product: { id: number }
  quantity: number
}

/** False when a product has fewer pieces than the line asks for; the transaction must then be rolled back. */
export const takeStock = (em: Em, lines: readonly Taken[]): Promise<boolean> =>
  tellShelf(em, lines, () => take(em, lines))

async function take(em: Em, lines: readonly Taken[]): Promise<boolean> {
  for (const { product, quantity } of [...lines].sort((a, b) => a.product.id - b.product.id)) {
    const taken = await em.nativeUpdate(
      Product,
      { id: product.id, stock: { $gte: quantity } },
      {
        stock: raw('stock - ?', [quantity]),
        reserved: raw('reserved + ?', [quantity]),
        missing: 0,
      },
    )
    if (taken === 0) return false
  }
  return true
}
