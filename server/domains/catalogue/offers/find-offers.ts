// Which products of a store a run has to ask about one by one: unseen by its lists, or never looked at closely.
import { sql } from 'kysely'
import { GONE_ASKED_DAYS, GONE_ASKED_EVERY_HOURS } from '#domain/gone-products.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'

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

const OFFERED = sql`p.id, p.external_id as "externalId", o.asked_at::text as "askedAt"
  from product_offer o join product p on p.id = o.product_id`

/** Gone for days, not for hours: it is asked about again (domain/gone-products), in case the store was wrong. */
const isGoneLately = sql`(o.gone_at > now() - make_interval(days => ${GONE_ASKED_DAYS})
  and greatest(o.gone_at, o.asked_at) < now() - make_interval(hours => ${GONE_ASKED_EVERY_HOURS}))`

/** What no list of the run named and it has not asked about yet: first what nobody asked about for longest. */
export async function findUnseen(
  em: Em,
  { provider, after, limit, runId }: OfferSearch & { runId: number },
): Promise<OfferedProduct[]> {
  const { id, askedAt } = after ?? { id: 0, askedAt: '-infinity' }
  const { rows } = await sql<OfferedProduct>`select ${OFFERED}
    where o.provider = ${provider} and o.run_id < ${runId}
      and o.asked_at < (select coalesce(started_at, created_at) from sync_run where id = ${runId})
      and (not o.gone or ${isGoneLately})
      and (o.asked_at, o.product_id) > (${askedAt}::timestamptz, ${id})
    order by o.asked_at, o.product_id limit ${limit}`.execute(em.getKysely())
  return rows
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
  const { rows } = await sql<OfferedProduct>`select ${OFFERED}
    where o.provider = ${provider} and o.product_id > ${after?.id ?? 0} and not o.gone
      and (o.details_at is null or o.details_at < now() - make_interval(days => ${days.told}))
      and (o.details_missed_at is null or o.details_missed_at < now() - make_interval(days => ${days.missed}))
    order by o.product_id limit ${limit}`.execute(em.getKysely())
  return rows
}

/** Numbers of the products with these numbers at the store; unknown ones and an admin's own are left out. */
export async function findProductIds(
  em: Em,
  provider: SyncStore,
  externalIds: readonly string[],
): Promise<number[]> {
  if (externalIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`select id from product
    where source_store = ${provider} and external_id = any(${externalIds}::text[]) and origin <> 'manual'`.execute(
    em.getKysely(),
  )
  return rows.map(({ id }) => id)
}
