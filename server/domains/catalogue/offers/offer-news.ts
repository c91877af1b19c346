// What a store's offer makes of a product, column by column, as SQL: `s` is the offer, `p` the product as it is.
import { sql } from 'kysely'
import { LOW_STOCK_LIMIT } from '#domain/stock-status.ts'
import { isFixed } from '../product/keep-corrections.ts'
import { isAhead } from '../product/pre-order-days.ts'
import { insertOf, updateOf } from '../product/news-sql.ts'
import { STORE_COLUMNS } from './offer-row.ts'

const BELIEVED = 'coalesce(s.held_price_cents, s.refused_price_cents) is null'
// A price that is doubted or was rejected is neither shown nor sold by.
const priced = (name: string, doubted: string) => ({
  next: `case when ${BELIEVED} then s.${name} else ${doubted} end`,
  isSaid: BELIEVED,
})

// A store that counts nothing and has some has more than a few.
const UNCOUNTED = `s.stock is null and (p.stock > ${LOW_STOCK_LIMIT} or s.is_brief)`
const PIECES = 'coalesce(s.stock, s.first_stock)'
const always = (name: string, next: string) => ({ name, next, said: next, isSaid: 'true' })

const { set, differs } = updateOf(STORE_COLUMNS, {
  hearsRepeats: true,
  news: {
    price_cents: priced('price_cents', 'p.price_cents'),
    original_price_cents: priced('original_price_cents', 'null'),
    // The day is ours to say, and over when it is over.
    pre_order: { next: `s.pre_order and ${isAhead('p.expected_on')}` },
    stock: {
      // What our orders hold is still on the store's shelf, and is not sold twice (domain/shelf.ts).
      next: `case when ${UNCOUNTED} then p.stock else greatest(0, ${PIECES} - p.reserved) end`,
    },
  },
  derived: [
    always(
      'missing',
      `case when ${UNCOUNTED} or ${isFixed('stock')} then p.missing
      else greatest(0, p.reserved - ${PIECES}) end`,
    ),
    // What left the lists comes back at a price that is believed.
    always('offered', `p.offered or ${BELIEVED}`),
  ],
})

const { names, values } = insertOf(STORE_COLUMNS, {
  external_id: 's.external_id',
  stock: 's.first_stock',
  origin: `'sync'`,
})

export const setNext = sql.raw(set)
export const isNews = sql.raw(differs)
export const insertedNames = sql.raw(names.join(', '))
export const insertedValues = sql.raw(values)
