// Brings a page of a store's offers into the catalogue in the caller's transaction: what differs is updated, what is new
// is inserted, and a product about which nothing new is said is not touched; that it was seen is kept beside it.
import { sql } from 'kysely'
import { judgePrice } from '#domain/judge-price.ts'
import { isSamePartner } from '#domain/offer-link.ts'
import type { StoreOffer, SyncStore } from '#domain/store-offer.ts'
import type { ProviderPolicy } from '#domain/sync-run.ts'
import type { Category } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { insertedNames, insertedValues, isNews, setNext } from './offer-news.ts'
import { OFFER_COLUMNS, offerRow, offersAsJson } from './offer-row.ts'

export interface CategorisedOffer {
  readonly offer: StoreOffer
  /** Null: nobody knows; a product that is there keeps its own, a new one is not made. */
  readonly category: Category | null
}

export interface Seeing {
  readonly provider: SyncStore
  readonly policy: ProviderPolicy
  readonly runId: number
  readonly now: Date
  /** `brief`: a page that does not tell what a closer look does; `close`: such a look. */
  readonly look: 'brief' | 'whole' | 'close'
}

/** Products, each counted once in a run however often it is looked at. */
export interface Written {
  readonly created: number
  readonly changed: number
  /** Negative when a closer look changes what the list had left unchanged. */
  readonly unchanged: number
  /** Offers this run has met before: lists that shift or go round name things twice. */
  readonly repeated: number
  /** Offers whose price waits for somebody's word, each named by the first look of a run that finds it so. */
  readonly held: readonly StoreOffer[]
}

interface Known {
  id: number
  externalId: string
  priceCents: number
  isPriceFixed: boolean
  heldPriceCents: number | null
  heldHours: number | null
  rejectedPriceCents: number | null
  runId: number | null
  /** The price that is known is not too old yet. */
  mayShow: boolean
  /** The store has offered it before; else a file or the demo brought it. */
  isOffered: boolean
  /** Nothing of it is left, and no admin has said so. */
  isSoldOut: boolean
  hasImages: boolean
  affiliateUrl: string | null
  /** Made or changed since the run began: a closer look that adds to it is no second change. */
  isCounted: boolean
}

/** Locks the products of the page in the order of their numbers, as placing an order does. An admin's own are no store's. */
async function findKnown(em: Em, { provider, runId }: Seeing, ids: readonly string[]) {
  const { rows } = await sql<Known>`select p.id, p.external_id as "externalId",
      p.price_cents as "priceCents", 'priceCents' = any(p.fixed_fields) as "isPriceFixed",
      o.held_price_cents as "heldPriceCents",
      extract(epoch from now() - o.held_since)::float8 / 3600 as "heldHours", o.rejected_price_cents as "rejectedPriceCents",
      o.run_id as "runId", coalesce(o.expires_at > now(), true) as "mayShow",
      o.product_id is not null as "isOffered", p.images <> '[]' as "hasImages",
      p.stock = 0 and not 'stock' = any(p.fixed_fields) as "isSoldOut", p.affiliate_url as "affiliateUrl",
      coalesce(o.run_id = ${runId} and p.updated_at >= (
        select started_at from sync_run where id = ${runId}), false) as "isCounted"
    from product p left join product_offer o on o.product_id = p.id
    where p.source_store = ${provider} and p.external_id = any(${ids}::text[]) and p.origin <> 'manual'
    order by p.id for update of p`.execute(em.getKysely())
  return new Map(rows.map((row) => [row.externalId, row]))
}

/**
 * A brief page shows small pictures, and its link may be written otherwise than a closer look's: neither takes the place
 * of what is known, but for a link that pays somebody else.
 */
const withoutTeasers = (
  offer: StoreOffer,
  store: SyncStore,
  { hasImages, affiliateUrl: link }: Known,
): StoreOffer => ({
  ...offer,
  ...(hasImages && { images: [] }),
  ...(link !== null && isSamePartner(store, link, offer.affiliateUrl) && { affiliateUrl: link }),
})

const COLUMNS = sql.raw(
  Object.entries(OFFER_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

/** What the store said is the price; else the one that is known grows older. */
const isBelieved = sql`coalesce(excluded.held_price_cents, excluded.rejected_price_cents) is null`

export async function writeOffers(
  em: Em,
  offers: readonly CategorisedOffer[],
  seeing: Seeing,
): Promise<Written> {
  const { provider, policy, runId, now, look } = seeing
  if (offers.length === 0) return { created: 0, changed: 0, unchanged: 0, repeated: 0, held: [] }
  const known = await findKnown(
    em,
    seeing,
    offers.map(({ offer }) => offer.externalId),
  )
  const verdictOn = ({ externalId, priceCents }: StoreOffer) => {
    const before = known.get(externalId) ?? null
    return before?.isPriceFixed ? 'take' : judgePrice(before, priceCents, runId)
  }
  const isHeldInRun = ({ externalId }: StoreOffer) => {
    const before = known.get(externalId)
    return before?.runId === runId && before.heldPriceCents !== null
  }
  const held = offers
    .map(({ offer }) => offer)
    .filter((offer) => verdictOn(offer) === 'hold' && !isHeldInRun(offer))
  const counted = [...known.values()].flatMap(({ id, isCounted }) => (isCounted ? [id] : []))
  // Their history begins with what the store says, whether that is news or not.
  const adopted = [...known.values()].flatMap(({ id, isOffered, isPriceFixed }) =>
    isOffered || isPriceFixed ? [] : [id],
  )
  const isBrief = look === 'brief'
  const rows = offers.map(({ offer, category }) => {
    const before = known.get(offer.externalId)
    return offerRow(isBrief && before ? withoutTeasers(offer, provider, before) : offer, category, {
      productId: before?.id ?? null,
      verdict: verdictOn(offer),
      mayShow: before?.mayShow ?? true,
      isBrief,
      firstPolicy: before?.isOffered ? null : policy.salesPolicy,
    })
  })
  // A list that says «some» of what is sold out: a closer look counts them.
  const uncounted = rows.flatMap((row) =>
    isBrief && row.stock === null && known.get(row.externalId)?.isSoldOut ? [row.productId] : [],
  )
  // All times that are compared later are the database's: a worker's clock may be wrong.
  const expires = sql`now() + make_interval(secs => ${policy.expiresHours * 3600}::float8)`
  const { rows: counts } = await sql<{ created: number; changed: number }>`
    with s as materialized (
      select * from jsonb_to_recordset(${offersAsJson(rows)}::jsonb) as staged (${COLUMNS})),
    updated as (
      update product p set ${setNext}, updated_at = ${now}
      from s where p.id = s.product_id and ${isNews}
      returning p.id, p.price_cents),
    inserted as (
      insert into product (source_store, ${insertedNames})
      select ${provider}, ${insertedValues} from s
      where s.category is not null and s.product_id is null
      on conflict (source_store, external_id) do nothing
      returning id, external_id, price_cents),
    seen as (
      insert into product_offer as o (product_id, provider, run_id, seen_at, expires_at, held_price_cents, held_since,
        rejected_price_cents, details_at)
      select coalesce(s.product_id, i.id), ${provider}, ${runId}, now(),
        case when s.held_price_cents is not null and s.sales_policy = 'affiliate' then now() else ${expires} end, s.held_price_cents,
        case when s.held_price_cents is not null then now() end, s.refused_price_cents,
        case when ${look === 'close'} then now() end
      from s left join inserted i on i.external_id = s.external_id
      where s.product_id is not null or i.id is not null
      on conflict (product_id) do update set provider = excluded.provider, run_id = excluded.run_id,
        seen_at = case when ${isBelieved} then excluded.seen_at else o.seen_at end,
        expires_at = case when ${isBelieved} then excluded.expires_at else o.expires_at end,
        gone = false, gone_at = null, unanswered_run = null, denied_run = null,
        held_price_cents = excluded.held_price_cents,
        held_since = case when excluded.held_price_cents = o.held_price_cents then o.held_since else excluded.held_since end,
        rejected_price_cents = case when not ${isBelieved} then o.rejected_price_cents end,
        details_at = case when o.product_id = any(${uncounted}::int[]) then null
          else coalesce(excluded.details_at, o.details_at) end),
    noted as (
      insert into price_change (product_id, price_cents, at)
      select id, price_cents, now() from (
        select id, price_cents from updated u
          where price_cents is distinct from (select old.price_cents from product old where old.id = u.id)
        union select id, price_cents from inserted
        union select product_id, price_cents from s
          where product_id = any(${adopted}::int[]) and held_price_cents is null) moved
      where ${policy.keepsHistory})
    select (select count(*)::int from inserted) as created, (
      select count(*)::int from updated where id <> all(${counted}::int[])) as changed`.execute(
    em.getKysely(),
  )
  const { created, changed } = counts[0] ?? { created: 0, changed: 0 }
  const left = offers.filter(
    ({ offer, category }) => category === null && !known.has(offer.externalId),
  )
  const repeated = [...known.values()].filter((before) => before.runId === runId).length
  const unchanged = offers.length - left.length - created - changed - repeated
  return { created, changed, unchanged, repeated, held }
}
