// Products of the shop as parcels of a quote: their own measures, or their category's where nobody knows them.
import { sql } from 'kysely'
import type { PackedProduct } from '#contract/shipping.ts'
import { CATEGORY_DEFAULTS } from '#domain/category-defaults.ts'
import type { Box } from '#domain/units.ts'
import type { Category } from '#domain/vocabulary.ts'
import { isExpired } from '#server/domains/catalogue/offers/offer-time.ts'
import type { Em } from '#server/platform/orm.ts'

interface Row {
  id: number
  name: string
  category: Category
  priceCents: number
  weightThousandths: number | null
  weightUnit: 'lb' | 'kg' | 'oz' | 'g' | null
  sides: (number | null)[]
  sizeUnit: 'in' | 'cm' | 'mm' | null
}

const weightOf = ({ weightThousandths: thousandths, weightUnit: unit }: Row) =>
  thousandths && unit ? { thousandths, unit } : null

const sizeOf = ({ sides: [length, width, height], sizeUnit }: Row) => {
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
export async function packProducts(em: Em, ids: readonly number[]): Promise<PackedProduct[]> {
  const query = sql<Row>`select p.id, p.name, p.category, case when ${isExpired} then 0 else p.price_cents end as "priceCents",
      p.weight_thousandths as "weightThousandths", p.weight_unit as "weightUnit",
      array[p.length_thousandths, p.width_thousandths, p.height_thousandths] as sides,
      p.size_unit as "sizeUnit"
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
    join product p using (id) order by asked.place`
  const { rows } = await query.execute(em.getKysely())
  return rows.map(pack)
}
