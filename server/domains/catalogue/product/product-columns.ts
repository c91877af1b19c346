// What the reading queries fetch: named column lists with their row types, so that a list never carries a product page's texts.
import { type RawBuilder, sql } from 'kysely'
import type { Elsewhere } from '#contract/product-pairs.ts'
import { TOLD_PROPERTIES, type ToldProperty } from '#domain/product-parts.ts'
import type { Store } from '#domain/vocabulary.ts'
import { canBeHad, isExpired, mayQuote, pricedAt } from '../offers/offer-time.ts'
import { CARRIAGE_PROPERTIES } from './landed-piece.ts'
import type { ProductRow } from './product.entity.ts'
import { columnOf } from './told-columns.ts'

const CARD = [
  'id',
  'name',
  'brand',
  'category',
  'priceCents',
  'originalPriceCents',
  'ratingTenths',
  'reviewCount',
  'stock',
  'availability',
  'expectedOn',
  'featured',
  'listed',
  'textLanguage',
  'salesPolicy',
  ...CARRIAGE_PROPERTIES,
] as const
/** What files and stores tell of it and no card shows; its description comes whole or cut. */
const DETAIL = TOLD_PROPERTIES.filter(
  (name) => name !== 'description' && !CARD.some((each) => each === name),
)

type Stored<P extends keyof ProductRow> = { [Q in P]-?: Exclude<ProductRow[Q], undefined> }

export interface CardRow extends Stored<(typeof CARD)[number]> {
  store: Store
  image: string | null
  expired: boolean
  pricedAt: string | Date | null
  elsewhere: Elsewhere[]
}

export interface DetailRow extends CardRow, Stored<ToldProperty | 'seoTitle' | 'seoDescription'> {
  /** Pictures and texts may be shown. */
  quotable: boolean
  lastSyncedAt: string | Date | null
}

const named = (properties: readonly (keyof ProductRow & string)[]) =>
  sql.raw(properties.map((name) => `p.${columnOf(name)} as "${name}"`).join(', '))

/** Offers that can be had, of `source` that yields their ids as `id`: the cheapest of each store. */
export const offersOf = (source: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'store', store, 'priceCents', price_cents,
    'pricedAt', priced_at) order by price_cents, id), '[]')
  from (
    select distinct on (p.source_store) p.id, p.source_store as store, p.price_cents, ${pricedAt} as priced_at
    from ${source} joined join product p using (id)
    where ${canBeHad}
    order by p.source_store, p.price_cents, p.id) cheapest)`

/** Of `product p`, the offers of the products that it is joined with. */
const joinedOffers = sql`case when p.joined_as is null then '[]' else ${offersOf(sql`(
  select other.id from product other where other.joined_as = p.joined_as and other.id <> p.id)`)} end`

const cardWith = (elsewhere: RawBuilder<unknown>) => sql`${named(CARD)}, p.source_store as store,
  ${elsewhere} as elsewhere, case when ${mayQuote} then p.images->>0 end as image, ${isExpired} as expired,
  ${pricedAt} as "pricedAt"`

const beyondTheCard = sql`${mayQuote} as quotable, ${named([...DETAIL, 'seoTitle', 'seoDescription'])},
  (select seen_at from product_offer where product_id = p.id) as "lastSyncedAt"`

/** Columns of `product p` for a card. */
export const cardColumns = cardWith(joinedOffers)

/** Columns of `product p` for a product page, with `elsewhere`: the offers of other stores, as `offersOf` makes them. */
export const detailColumns = (elsewhere = joinedOffers) =>
  sql`${cardWith(elsewhere)}, ${beyondTheCard}, p.description`

/** For what tells nothing of other stores: their offers are not looked up. */
export const NO_OFFERS = sql`'[]'::jsonb`

/** The same with the description cut: a list of a hundred products must not carry a hundred long texts. */
export const listedDetailColumns = sql`${cardColumns}, ${beyondTheCard},
  case when length(p.description) > 280 then left(p.description, 279) || '…' else p.description end
    as description`
