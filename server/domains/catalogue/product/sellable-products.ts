// Everything in the lists that is bought here, not at a store: a window of numbers at a time, so that no reading is long.
import { sql } from 'kysely'
import type { AffiliateIds } from '#domain/affiliate.ts'
import type { LandedBasis } from '#domain/landed-price.ts'
import type { Orm } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { type UnsizedProduct, viewLandedOffer, viewUnsized } from '../catalogue.view.ts'
import { type DetailRow, detailColumns, NO_OFFERS } from './product-columns.ts'

/** Product numbers per reading. */
const WINDOW = 2000

export type SellableProduct = Omit<UnsizedProduct, 'priceCents' | 'elsewhere'> & {
  priceCents: number
}

/** Products of our own cart whose price may be shown, by their numbers. */
export async function* sellableProducts(
  orm: Orm,
  partners: AffiliateIds,
  basis: LandedBasis,
): AsyncGenerator<SellableProduct> {
  const em = orm.em.fork()
  const newest = tables(em).selectFrom('product').select('id').where('listed', '=', true)
  const { id: last = 0 } = (await newest.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? {}
  for (let after = 0; after < last; after += WINDOW) {
    const { rows } = await sql<DetailRow>`select ${detailColumns(NO_OFFERS)} from product p
      where p.id > ${after} and p.id <= ${after + WINDOW} and p.listed and p.sales_policy = 'own'
      order by p.id`.execute(em.getKysely())
    for (const row of rows) {
      const { priceCents, elsewhere: _elsewhere, ...product } = viewUnsized(row, partners)
      const landed = viewLandedOffer(row, basis)
      if (priceCents !== null) yield { ...product, priceCents, landed }
    }
  }
}
