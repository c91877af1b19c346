// Pairs of products of different stores for the desk: what waits for a word, what the shop joined, what somebody decided.
import { sql } from 'kysely'
import type { ProductPairs, ProductPairsInput, ProductPairView } from '#contract/product-pairs.ts'
import { shownPicture } from '#contract/shown-picture.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { countRows, tables } from '#server/tables.ts'

const PAGE_SIZE = 25

const LISTS = {
  open: sql`pair.decision is null and not pair.shown`,
  joined: sql`pair.decision is null and pair.shown`,
  decided: sql`pair.decision is not null`,
}

const side = (name: 'a' | 'b') => {
  const p = sql.raw(name)
  return sql`jsonb_build_object('id', ${p}.id, 'store', ${p}.source_store, 'name', ${p}.name,
    'textLanguage', ${p}.text_language, 'model', ${p}.model, 'gtin', ${p}.gtin, 'priceCents', ${p}.price_cents, 'image', ${p}.images->>0)`
}

export async function listPairs(
  { em }: Ctx,
  { which, product, before }: ProductPairsInput,
): Promise<ProductPairs> {
  const of = product === null ? sql`` : sql`and ${product} in (pair.first_id, pair.second_id)`
  const older = before === null ? sql`` : sql`and pair.id < ${before}`
  const { rows } = await sql<ProductPairView>`
    select pair.id, pair.ground, pair.decision, jsonb_build_array(${side('a')}, ${side('b')}) as products
    from (select * from product_pair pair where ${LISTS[which]} ${of} ${older}
      order by id desc limit ${PAGE_SIZE + 1}) pair
    join product a on a.id = pair.first_id join product b on b.id = pair.second_id
    order by pair.id desc`.execute(em.getKysely())
  const page = rows.slice(0, PAGE_SIZE)
  return {
    pairs: page.map(({ products: [a, b], ...pair }) => ({
      ...pair,
      products: [
        { ...a, image: shownPicture(a.image) },
        { ...b, image: shownPicture(b.image) },
      ],
    })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Pairs that wait for somebody's word. */
export async function countOpenPairs(em: Em): Promise<number> {
  const { count } = await tables(em)
    .selectFrom('productPair')
    .where('decision', 'is', null)
    .where('shown', '=', false)
    .select(countRows.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
