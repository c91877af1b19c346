// Keeps beside each store how many of its products are in the lists, so that its card counts nothing when somebody looks.
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { countRows, tables } from '#server/tables.ts'

/** Of one store, or of all. */
export const countProducts = (em: Em, provider: SyncStore | null = null): Promise<unknown> =>
  tables(em)
    .updateTable('syncProvider as s')
    .set((eb) => ({
      productCount: eb
        .selectFrom('productOffer as o')
        .innerJoin('product as p', 'p.id', 'o.productId')
        .whereRef('o.provider', '=', 's.provider')
        .where('p.listed', '=', true)
        .select(countRows.as('count')),
    }))
    .$if(provider !== null, (all) => all.where('s.provider', '=', provider))
    .execute()
