// Twenty thousand products in one statement, with words of every frequency, for tests that read plans and large lists.
import type { TestShop } from './test-shop.ts'

// «Cable» is in nearly every name, «Negro» in every eighth, the number in one, and each part of the rest in between.
const MANY_PRODUCTS = `
  insert into product (source_store, external_id, name, brand, model, category, price_cents, rating_tenths,
    review_count, stock, pre_order, featured, popularity, offered, origin, description, images)
  select (array['amazon','ebay','aliexpress','walmart','target'])[1 + i % 5], i::text,
    case when i % 16 > 0 then 'Cable ' else 'Funda ' end || case when i % 8 = 0 then 'negro ' else 'de color ' end
      || 'serie' || i % 300 || ' modelo' || i, 'Marca' || i % 90, 'MX-' || i,
    (array['Electronics','Clothing & Accessories','Home & Garden','Toys','Health & Beauty'])[1 + i / 7 % 5],
    100 + (i * 7919) % 100000, i % 51, i % 977, i % 13, i % 40 = 0, i % 50 = 0, (i * 31) % 65536, i % 100 > 0,
    'import', repeat('Un texto largo sobre el producto. ', 20),
    jsonb_build_array('https://i.ebayimg.com/images/g/' || i || '/s-l1600.jpg', '/img/' || i || '.webp')
  from generate_series(1, 20000) i`

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
  await vacuum(shop)
}
