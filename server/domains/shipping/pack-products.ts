// Products of the shop as parcels of a quote: their own measures, or their category's where nobody knows them.
import { sql } from 'kysely'
import type { PackedProduct } from '#contract/shipping.ts'
import { CATEGORY_DEFAULTS } from '#domain/category-defaults.ts'
import type { Box } from '#domain/units.ts'
import { isExpired } from '#server/domains/catalogue/offers/offer-time.ts'
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
      'p.category',
      sql<number>`case when ${isExpired} then 0 else p.price_cents end`.as('priceCents'),
      'p.weightThousandths',
      'p.weightUnit',
      'p.lengthThousandths',
      'p.widthThousandths',
      'p.heightThousandths',
      'p.sizeUnit',
    ])
    .orderBy('asked.place')
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]

const weightOf = ({ weightThousandths: thousandths, weightUnit: unit }: Row) =>
  thousandths && unit ? { thousandths, unit } : null

const sizeOf = ({ sizeUnit, ...row }: Row) => {
  const [length, width, height] = [
    row.lengthThousandths,
    row.widthThousandths,
    row.heightThousandths,
  ]
  const sides: PackedProduct['sides'] | null =
    length && width && height ? [length, width, height] : null
  return sides && sizeUnit ? { sides, sizeUnit } : null
}

const usualSize = ({ length, width, height }: Box) => {
  const sides: PackedProduct['sides'] = [length.thousandths, width.thousandths, height.thousandths]
  return { sides, sizeUnit: length.unit }
}

const pack = (row: Row): PackedProduct => {
  const usual = CATEGORY_DEFAULTS[row.category]
  const [weight, size] = [weightOf(row), sizeOf(row)]
  const { id, name, category, priceCents } = row
  return {
    id,
    name,
    category,
    priceCents,
    weight: weight ?? usual.weight,
    ...(size ?? usualSize(usual.box)),
    estimated: !weight || !size,
  }
}

/** In the order of the ids; unknown ones are left out. */
export const packProducts = async (em: Em, ids: readonly number[]): Promise<PackedProduct[]> =>
  (await findRows(em, ids)).map(pack)
