// What goes with a product: others that are called alike, the rarest words first, then its category's nearest prices.
import { sql } from 'kysely'
import { searchWords } from '#domain/search-text.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { isCardAmong } from '../search/listing-sql.ts'
import { lexeme } from '../search/ts-query.ts'
import { type CardRow, cardColumns } from './product-columns.ts'

/** What says how many or how large, and not what. */
const SAYS_NOTHING = /^(?:.{1,2}|\d.*)$/u
/** A word of more products tells little, and reading them all takes long. */
const MOST_NAMED = 1000
const MOST_WORDS = 6

interface Kin {
  word: string
  weight: number
}

/** The words of a name that other products have as well, with how much each of them tells. */
async function kinWords(em: Em, { name, brand }: { name: string; brand: string }): Promise<Kin[]> {
  const makers = new Set(searchWords(brand))
  const words = searchWords(name).filter((word) => !makers.has(word) && !SAYS_NOTHING.test(word))
  if (words.length === 0) return []
  return tables(em)
    .selectFrom('searchWord')
    .select(['word', sql<number>`1 / ln(1 + documents::float8)`.as('weight')])
    .where('word', 'in', words)
    .where('documents', '>', 1)
    .where('documents', '<=', MOST_NAMED)
    .orderBy('documents')
    .orderBy('word')
    .limit(MOST_WORDS)
    .execute()
}

/** Those of the category that can be had, each item once. Empty for an unknown product. */
export async function findRelated(em: Em, id: number, limit = 8): Promise<CardRow[]> {
  const product = tables(em).selectFrom('product').select(['name', 'brand']).where('id', '=', id)
  const named = await product.executeTakeFirst()
  if (!named) return []
  const kin = await kinWords(em, named)
  const words = kin.map(({ word }) => lexeme(word))
  const weights = kin.map(({ weight }) => weight)
  const isRelated = sql`product.listed and product.category = this.category
    and product.availability <> 'out_of_stock'
    and (product.joined_as is null or product.joined_as is distinct from this.joined_as)
    and ${isCardAmong(sql`other.listed and other.category = this.category`)}`
  const near = (comparison: '<' | '>') => {
    const sign = sql.raw(comparison)
    const direction = sql.raw(comparison === '<' ? 'desc' : 'asc')
    return sql`(select product.id, 0 as likeness, abs(product.price_cents - this.price_cents) as distance
      from product
      where ${isRelated} and (product.price_cents, product.id) ${sign} (this.price_cents, this.id)
      order by product.price_cents ${direction}, product.id ${direction} limit ${limit})`
  }
  const alike = sql`(select product.id, told.likeness, abs(product.price_cents - this.price_cents)
    from product
    cross join lateral (
      select sum(weight) as likeness from unnest(${words}::text[], ${weights}::float8[]) as kin (word, weight)
      where product.search @@ kin.word::tsquery) told
    where ${isRelated} and product.id <> this.id
      and product.search @@ (select ${words.join(' | ')}::tsquery)
    order by told.likeness desc, 3, product.id limit ${limit})`
  const query = sql<CardRow>`select ${cardColumns}
    from product this
    cross join lateral (
      select id, max(likeness) as likeness, min(distance) as distance
      from (${near('<')} union all ${near('>')} union all ${alike}) any_of
      group by id order by 2 desc, 3, id limit ${limit}) found
    join product p on p.id = found.id
    where this.id = ${id}
    order by found.likeness desc, found.distance, p.id`
  const { rows } = await query.execute(em.getKysely())
  return rows
}
