// One thing that can be bought: provider text, money in cents, measures as entered, and what lists and search need.
import { defineEntity, p, type InferEntity, type Opt } from '@mikro-orm/core'
import type { ItemCondition } from '#domain/item-condition.ts'
import {
  type CorrectableField,
  type CorrectableProperty,
  TEXT_PARTS,
  type TextPart,
} from '#domain/product-parts.ts'
import type { Availability, Category, Store } from '#domain/vocabulary.ts'

const emptyText = () => p.text().default('')
const texts = Object.fromEntries(TEXT_PARTS.map((part) => [part, emptyText()])) as Record<
  TextPart,
  ReturnType<typeof emptyText>
>

export const Product = defineEntity({
  name: 'Product',
  tableName: 'product',
  properties: {
    id: p.integer().primary().autoincrement(),
    sourceStore: p.text().$type<Store>(),
    externalId: p.text(),
    ...texts,
    name: p.text(),
    // GTIN-14 with a right check digit (domain/gtin.ts), when its store told one.
    gtin: p.text().nullable(),
    // As its source says; null where it says none, and the name is all there is.
    condition: p.text().$type<ItemCondition>().nullable(),
    category: p.text().$type<Category>(),
    priceCents: p.integer(),
    originalPriceCents: p.integer().nullable(),
    ratingTenths: p.smallint().default(0),
    reviewCount: p.integer().default(0),
    stock: p.integer().default(0),
    /** Pieces of orders that nobody has bought at the store yet: the store still counts them as its own. */
    reserved: p.integer().default(0),
    /** While the stock is none: so many of those, given up, do not come back on sale, for they are not there. */
    missing: p.integer().default(0),
    preOrder: p.boolean().default(false),
    // The day a pre-order should come, in the shop's zone.
    expectedOn: p.text().nullable(),
    // Derived by the database so that lists, facets and counts read one column.
    availability: p
      .text()
      .$type<Opt<Availability>>()
      .generated(
        `(case when pre_order then 'pre_order' when stock = 0 then 'out_of_stock' when stock <= 5 then 'low_stock' else 'in_stock' end) stored`,
      ),
    // What it is called together with the products of other stores that are the same item: the smallest of their ids.
    joinedAs: p.integer().nullable(),
    featured: p.boolean().default(false),
    // An admin looked at it: it may travel, whatever its name sounds like.
    cleared: p.boolean().default(false),
    popularity: p.integer().default(0),
    // An admin hid it; no provider and no file shows it again.
    hiddenByAdmin: p.boolean().default(false),
    // False for what its provider no longer offers.
    offered: p.boolean().default(true),
    // False: reachable, but in no list. The database keeps the rule, so that nobody writes it past the other reason.
    listed: p.boolean().$type<Opt<boolean>>().generated('(offered and not hidden_by_admin) stored'),
    // What an admin corrected by hand: names of parts (domain/product-parts.ts). News leaves them alone.
    fixedFields: p.array<CorrectableField>().columnType('text[]').defaultRaw(`'{}'`),
    // What was last said about the corrected parts: property → value.
    providerValues: p.json<Partial<Record<CorrectableProperty, unknown>>>().defaultRaw(`'{}'`),
    // 'own' is sold through our cart; 'affiliate' is bought at its store.
    salesPolicy: p.text().$type<'own' | 'affiliate'>().default('own'),
    origin: p.text().$type<'demo' | 'import' | 'manual' | 'sync'>(),
    weightThousandths: p.integer().nullable(),
    weightUnit: p.text().$type<'lb' | 'kg' | 'oz' | 'g'>().nullable(),
    weightSource: p.text().$type<'provider' | 'manual' | 'none'>().default('none'),
    lengthThousandths: p.integer().nullable(),
    widthThousandths: p.integer().nullable(),
    heightThousandths: p.integer().nullable(),
    sizeUnit: p.text().$type<'in' | 'cm' | 'mm'>().nullable(),
    images: p.json<string[]>().defaultRaw(`'[]'`),
    features: p.json<string[]>().defaultRaw(`'[]'`),
    // Pairs, not an object: provider keys such as «constructor» must stay harmless.
    specifications: p.json<[string, string][]>().defaultRaw(`'[]'`),
    seoTitle: p.text().nullable(),
    seoDescription: p.text().nullable(),
    affiliateUrl: p.text().nullable(),
    originalUrl: p.text().nullable(),
    textLanguage: p.text().default('en'),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
    search: p
      .text()
      .$type<Opt<string>>()
      .columnType('tsvector')
      .generated(`(catalogue_product_vector(name, brand, model, category)) stored`)
      .lazy(),
  },
  uniques: [{ name: 'product_identity', properties: ['sourceStore', 'externalId'] }],
  indexes: [
    {
      // Visitors search what is listed: what no longer is costs them nothing, however much of it there is.
      name: 'product_search_listed',
      expression: `create index product_search_listed on product using gin (search) with (fastupdate = off) where listed`,
    },
    {
      // The desks search the rest as well.
      name: 'product_search_unlisted',
      expression: `create index product_search_unlisted on product using gin (search) with (fastupdate = off) where not listed`,
    },
    {
      // Whose a picture is, asked by its address.
      name: 'product_by_image',
      expression: `create index product_by_image on product using gin (images jsonb_path_ops) with (fastupdate = off)`,
    },
    {
      // Pre-orders that end some day.
      name: 'product_by_expected',
      expression: `create index product_by_expected on product (expected_on) where pre_order and expected_on is not null`,
    },
    {
      name: 'product_by_featured',
      expression: `create index product_by_featured on product (featured desc, popularity desc, id desc, category, source_store, availability, price_cents, joined_as) where listed`,
    },
    {
      name: 'product_by_popularity',
      expression: `create index product_by_popularity on product (popularity desc, id desc, category, source_store, availability, price_cents, joined_as) where listed`,
    },
    {
      name: 'product_by_price',
      expression: `create index product_by_price on product (price_cents, id, category, source_store, availability, joined_as) where listed`,
    },
    {
      name: 'product_by_rating',
      expression: `create index product_by_rating on product (rating_tenths desc, review_count desc, id desc, category, source_store, availability, price_cents, joined_as) where listed`,
    },
    {
      name: 'product_by_newest',
      expression: `create index product_by_newest on product (id desc, category, source_store, availability, price_cents, joined_as) where listed`,
    },
    {
      name: 'product_by_facet',
      expression: `create index product_by_facet on product (category, source_store, availability, price_cents, joined_as) where listed`,
    },
    {
      // Other stores' offers of an item, in the order in which one of them is its card.
      name: 'product_by_joined',
      expression: `create index product_by_joined on product (joined_as, price_cents, id, category, source_store, availability, listed) where joined_as is not null`,
    },
  ],
  checks: [
    {
      name: 'product_known_condition',
      expression: `condition is null or condition in ('new', 'refurbished', 'used')`,
    },
    {
      name: 'product_expected_day',
      expression: `expected_on is null or expected_on ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'`,
    },
    { name: 'product_stock_not_negative', expression: 'stock >= 0' },
    { name: 'product_price_positive', expression: 'price_cents > 0' },
    {
      name: 'product_original_price_positive',
      expression: 'original_price_cents is null or original_price_cents > 0',
    },
    { name: 'product_rating_range', expression: '(rating_tenths >= 0) AND (rating_tenths <= 50)' },
  ],
})

export type ProductRow = InferEntity<typeof Product>
