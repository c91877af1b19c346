// Tells whoever keeps pages when products whose pieces were moved are in stock, low or out of stock by that.
import type { Availability } from '#domain/vocabulary.ts'
import { notifyChange } from '#server/platform/change-notifications.ts'
import type { Em } from '#server/platform/orm.ts'

/** What pages say of a product before its pieces were moved and after: the same statement answers both. */
export interface Shown {
  was: Availability
  is: Availability
}

/** Told within the transaction; one piece fewer of many changes nothing that pages show. */
export async function tellShelf(em: Em, shown: readonly Shown[]): Promise<void> {
  if (shown.some(({ was, is }) => was !== is)) await notifyChange(em, 'catalogue', 'desk')
}
