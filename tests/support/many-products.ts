// Twenty thousand products in one statement, with words of every frequency, for tests that read plans and large lists.
import { sql } from 'kysely'
import { type CatalogueView, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { cardsWhere, ORDERS } from '#server/domains/catalogue/search/listing-sql.ts'
import type { TestShop } from './test-shop.ts'

// «Cable» is in nearly every name, «Negro» in every eighth, «viajeros» in every fifth as what it is for, the number in
// one, and each part of the rest in between.
const MANY_PRODUCTS = `
  insert into product (source_store, external_id, name, brand, model, category, price_cents, rating_tenths,
    review_count, stock, pre_order, featured, popularity, offered, origin, description, images)
  select (array['amazon','ebay','aliexpress','walmart','target'])[1 + i % 5], i::text,
    case when i % 16 > 0 then 'Cable ' else 'Funda ' end || case when i % 8 = 0 then 'negro ' else 'de color ' end
      || 'serie' || i % 300 || ' modelo' || i || case when i % 5 = 0 then ' para viajeros' else '' end, 'Marca' || i % 90, 'MX-' || i,
    (array['Electronics','Clothing & Accessories','Home & Garden','Toys','Health & Beauty'])[1 + i / 7 % 5],
    100 + (i * 7919) % 100000, i % 51, i % 977, i % 13, i % 40 = 0, i % 50 = 0, (i * 31) % 65536, i % 100 > 0,
    'import', repeat('Un texto largo sobre el producto. ', 20),
    jsonb_build_array('https://i.ebayimg.com/images/g/' || i || '/s-l1600.jpg', '/img/' || i || '.webp')
  from generate_series(1, 20000) i`

// Three of a hundred are one item of three stores.
const JOINED = `
  update product set joined_as = id - (external_id::int % 100 - 1)
  where origin = 'import' and external_id::int % 100 in (1, 2, 3)`

// A row counts as visible to all only when no older snapshot is open, and the queue opens some while it starts.
async function vacuum(shop: TestShop, tries = 50): Promise<void> {
  await shop.sql('vacuum (analyze) product')
  const [table] = await shop.sql<{ done: boolean }>(
    "select relallvisible = relpages as done from pg_class where oid = 'product'::regclass",
  )
  if (!table?.done && tries > 0) await vacuum(shop, tries - 1)
}

export async function fillWithMany(shop: TestShop): Promise<void> {
  await shop.sql(MANY_PRODUCTS)
  await shop.sql(JOINED)
  await vacuum(shop)
}

/** Ids of all cards of a filter among the products with such a name, in the asked order. */
export async function cardsNamed(shop: TestShop, name: string, asked: CatalogueView) {
  const isNamed = sql`name like ${name}`
  const { rows } = await sql<{ id: number }>`select id from product
    where ${cardsWhere(asked, isNamed)} and ${isNamed} order by ${ORDERS[asked.sort].by}`.execute(
    shop.deps.orm.em.getKysely(),
  )
  return rows.map(({ id }) => id)
}

/** Ids of what these pages of a list show. */
export async function shownOn(shop: TestShop, query: string, pages: readonly number[]) {
  const { catalogue } = shop.visitor().call
  const ids: number[] = []
  for (const page of pages) {
    const view = parseCatalogueQuery(new URLSearchParams(`${query}&page=${page}`))
    ids.push(...(await catalogue.list(view)).products.map(({ id }) => id))
  }
  return ids
}
