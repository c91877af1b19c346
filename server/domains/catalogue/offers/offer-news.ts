// What a store's offer makes of a product, column by column, as SQL: `s` is the offer, `p` the product as it is.
import { sql } from 'kysely'
import { LOW_STOCK_LIMIT } from '#domain/stock-status.ts'
import { isFixed, keepCorrections, type NewsColumn, settingOf } from '../keep-corrections.ts'
import { OFFER_COLUMNS } from './offer-row.ts'

const news = (name: string, next: string, said: string, isSaid: string): NewsColumn => ({
  name,
  next,
  said,
  isSaid,
})
const told = (name: string, next = `s.${name}`) => news(name, next, next, 'true')
const kept = (name: string) =>
  news(name, `coalesce(s.${name}, p.${name})`, `s.${name}`, `s.${name} is not null`)
const BELIEVED = 'coalesce(s.held_price_cents, s.refused_price_cents) is null'
// A price that is doubted or was rejected is neither shown nor sold by.
const priced = (name: string, doubted: string) =>
  news(name, `case when ${BELIEVED} then s.${name} else ${doubted} end`, `s.${name}`, BELIEVED)
// Parts of one measure come together or not at all.
const measured = (name: string, first: string, said = `s.${name}`) =>
  news(
    name,
    `case when s.${first} is null then p.${name} else ${said} end`,
    said,
    `s.${first} is not null`,
  )

const KEPT =
  'category brand model gtin description images features specifications rating_tenths review_count affiliate_url original_url'
const SIZE = 'length_thousandths width_thousandths height_thousandths size_unit'

// A store that counts nothing and has some has more than a few.
const UNCOUNTED = `s.stock is null and (p.stock > ${LOW_STOCK_LIMIT} or s.is_brief)`
const PIECES = 'coalesce(s.stock, s.first_stock)'

/** Column of the product → what it holds after the offer; `s` is the offer, `p` the product as it is. */
const NEXT = keepCorrections([
  told('name'),
  told('pre_order'),
  news(
    'stock',
    // What our orders hold is still on the store's shelf, and is not sold twice (domain/shelf.ts).
    `case when ${UNCOUNTED} then p.stock else greatest(0, ${PIECES} - p.reserved) end`,
    's.stock',
    's.stock is not null',
  ),
  told(
    'missing',
    `case when ${UNCOUNTED} or ${isFixed('stock')} then p.missing
    else greatest(0, p.reserved - ${PIECES}) end`,
  ),
  priced('price_cents', 'p.price_cents'),
  priced('original_price_cents', 'null'),
  ...KEPT.split(' ').map(kept),
  measured('weight_thousandths', 'weight_thousandths'),
  measured('weight_unit', 'weight_thousandths'),
  measured('weight_source', 'weight_thousandths', `'provider'::text`),
  ...SIZE.split(' ').map((name) => measured(name, 'length_thousandths')),
  // What left the lists comes back at a price that is believed.
  news('offered', `p.offered or ${BELIEVED}`, 'true', 'true'),
  kept('sales_policy'),
])

const NOT_A_PROPERTY = new Set(
  'product_id held_price_cents refused_price_cents first_stock is_brief'.split(' '),
)

const INSERTED: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(OFFER_COLUMNS)
      .filter((name) => !NOT_A_PROPERTY.has(name))
      .map((name) => [name, `s.${name}`]),
  ),
  ...Object.fromEntries(
    ['brand', 'model', 'description'].map((name) => [name, `coalesce(s.${name}, '')`]),
  ),
  ...Object.fromEntries(
    ['images', 'features', 'specifications'].map((name) => [name, `coalesce(s.${name}, '[]')`]),
  ),
  ...Object.fromEntries(
    ['rating_tenths', 'review_count'].map((name) => [name, `coalesce(s.${name}, 0)`]),
  ),
  stock: 's.first_stock',
  weight_source: `case when s.weight_thousandths is null then 'none' else 'provider' end`,
  text_language: `'en'`,
  origin: `'sync'`,
}

export const setNext = sql.raw(settingOf(NEXT))
export const isNews = sql.raw(
  `(${NEXT.map(([name]) => `p.${name}`).join(', ')}) is distinct from (${NEXT.map(([, next]) => next).join(', ')})`,
)
export const insertedNames = sql.raw(Object.keys(INSERTED).join(', '))
export const insertedValues = sql.raw(Object.values(INSERTED).join(', '))
