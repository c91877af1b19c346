// Products of the shop as parcels of a quote: their own measures, or their category's where nobody knows them.
import { sql } from 'kysely'
import type { PackedProduct } from '#contract/shipping.ts'
import { shippingMeasures } from '#domain/category-defaults.ts'
import { isExpired } from '#server/domains/catalogue/offers/offer-time.ts'
import { landedPiece } from '#server/domains/catalogue/product/landed-piece.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

const findRows = (em: Em, ids: readonly number[]) =>
  tables(em)
    .selectFrom(
      sql<{ id: number; place: number }>`unnest(${ids}::int[]) with ordinality`.as<'asked'>(
        sql`asked (id, place)`,
      ),
    )
    .innerJoin('product as p', 'p.id', 'asked.id')
    .select([
      'p.id',
      'p.name',
      'p.textLanguage',
      'p.category',
      sql<number>`case when ${isExpired} then 0 else p.price_cents end`.as('priceCents'),
      sql<boolean>`p.listed and p.sales_policy = 'own' and p.availability <> 'out_of_stock' and not ${isExpired}`.as(
        'sold',
      ),
      'p.cleared',
      'p.weightThousandths',
      'p.weightUnit',
      'p.lengthThousandths',
      'p.widthThousandths',
      'p.heightThousandths',
      'p.sizeUnit',
    ])
    .orderBy('asked.place')
    .execute()

/** In the order of the ids; unknown ones are left out. */
export const packProducts = async (em: Em, ids: readonly number[]): Promise<PackedProduct[]> =>
  (await findRows(em, ids)).map((row) => {
    const { id, name, textLanguage, category, priceCents, cleared, sold } = row
    const { measures } = landedPiece(row, 1)
    return {
      id,
      name,
      textLanguage,
      category,
      priceCents,
      cleared,
      sold,
      ...shippingMeasures(measures, category),
    }
  })
