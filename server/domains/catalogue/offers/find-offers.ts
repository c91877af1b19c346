// Which products of a store a run has to ask about one by one: unseen by its lists, or never looked at closely.
import { sql } from 'kysely'
import { GONE_ASKED_DAYS, GONE_ASKED_EVERY_HOURS } from '#domain/gone-products.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

export interface OfferedProduct {
  readonly id: number
  readonly externalId: string
  /** When its store was last asked about it alone, as the database writes it. */
  readonly askedAt: string
}

/** The last product of a page. */
export type Behind = Pick<OfferedProduct, 'id' | 'askedAt'>

export interface OfferSearch {
  readonly provider: SyncStore
  /** Products behind this one; null: from the first on. */
  readonly after: Behind | null
  readonly limit: number
}

const offered = (em: Em, provider: SyncStore, limit: number) =>
  tables(em)
    .selectFrom('productOffer as o')
    .innerJoin('product as p', 'p.id', 'o.productId')
    .select(['p.id', 'p.externalId', sql<string>`o.asked_at::text`.as('askedAt')])
    .where('o.provider', '=', provider)
    .limit(limit)

/** Gone for days, not for hours: it is asked about again (domain/gone-products), in case the store was wrong. */
const isGoneLately = sql<boolean>`(o.gone_at > now() - make_interval(days => ${GONE_ASKED_DAYS})
  and greatest(o.gone_at, o.asked_at) < now() - make_interval(hours => ${GONE_ASKED_EVERY_HOURS}))`

/** What no list of the run named and it has not asked about yet: first what nobody asked about for longest. */
export async function findUnseen(
  em: Em,
  { provider, after, limit, runId }: OfferSearch & { runId: number },
): Promise<OfferedProduct[]> {
  const { id, askedAt } = after ?? { id: 0, askedAt: '-infinity' }
  return offered(em, provider, limit)
    .where('o.runId', '<', runId)
    .where((eb) =>
      eb(
        'o.askedAt',
        '<',
        eb
          .selectFrom('syncRun')
          .where('id', '=', runId)
          .select(({ fn }) => fn.coalesce('startedAt', 'createdAt').as('begun')),
      ),
    )
    .where(sql<boolean>`(not o.gone or ${isGoneLately})`)
    .where(sql<boolean>`(o.asked_at, o.product_id) > (${askedAt}::timestamptz, ${id})`)
    .orderBy('o.askedAt')
    .orderBy('o.productId')
    .execute()
}

/** Days after which details are asked for again: of what told some, and of what told none. */
export interface DetailsDays {
  readonly told: number
  readonly missed: number
}

/** Those that never tell any must not be in front of all others in every run. */
export async function findWithoutDetails(
  em: Em,
  { provider, after, limit, days }: OfferSearch & { days: DetailsDays },
): Promise<OfferedProduct[]> {
  const isLongAgo = (column: 'detailsAt' | 'detailsMissedAt', past: number) =>
    sql<boolean>`(${sql.ref(`o.${column}`)} is null or ${sql.ref(`o.${column}`)} < now() - make_interval(days => ${past}))`
  return offered(em, provider, limit)
    .where('o.productId', '>', after?.id ?? 0)
    .where('o.gone', '=', false)
    .where(isLongAgo('detailsAt', days.told))
    .where(isLongAgo('detailsMissedAt', days.missed))
    .orderBy('o.productId')
    .execute()
}

/** Numbers of the products with these numbers at the store; unknown ones and an admin's own are left out. */
export async function findProductIds(
  em: Em,
  provider: SyncStore,
  externalIds: readonly string[],
): Promise<number[]> {
  if (externalIds.length === 0) return []
  const rows = await tables(em)
    .selectFrom('product')
    .select('id')
    .where('sourceStore', '=', provider)
    .where('externalId', '=', sql<string>`any(${externalIds}::text[])`)
    .where('origin', '<>', 'manual')
    .execute()
  return rows.map(({ id }) => id)
}
