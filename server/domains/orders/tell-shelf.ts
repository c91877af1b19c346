// Moves pieces of products, and tells whoever keeps pages when one of them is in stock, low or out of stock after it.
import { notifyChange } from '#server/platform/change-notifications.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

const shownAs = async (em: Em, ids: readonly number[]): Promise<string> => {
  const rows = await tables(em)
    .selectFrom('product')
    .select(['id', 'availability'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return JSON.stringify(rows)
}

/** What pages say of the products is told within the transaction; one piece fewer of many changes nothing they show. */
export async function tellShelf<T>(
  em: Em,
  lines: readonly { product: { id: number } }[],
  move: () => Promise<T>,
): Promise<T> {
  const ids = lines.map(({ product }) => product.id)
  const before = await shownAs(em, ids)
  const moved = await move()
  if ((await shownAs(em, ids)) !== before) await notifyChange(em, 'catalogue', 'desk')
  return moved
}
