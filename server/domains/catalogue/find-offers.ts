// Which products of a store a run has to ask about one by one: unseen by its lists, or never looked at closely.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'

export interface OfferedProduct {
  readonly id: number
  readonly externalId: string
}

export interface OfferSearch {
  readonly provider: SyncStore
  /** Products behind this number. */
  readonly after: number
  readonly limit: number
}

const list = async (
  em: Em,
  { provider, after, limit }: OfferSearch,
  where: ReturnType<typeof sql>,
) => {
  const { rows } = await sql<OfferedProduct>`
    select p.id, p.external_id as "externalId"
    from product_offer o join product p on p.id = o.product_id
    where o.provider = ${provider} and o.product_id > ${after} and not o.gone and ${where}
    order by o.product_id limit ${limit}`.execute(em.getKysely())
  return rows
}

export const findUnseen = (
  em: Em,
  search: OfferSearch & { runId: number },
): Promise<OfferedProduct[]> => list(em, search, sql`o.run_id < ${search.runId}`)

export const findWithoutDetails = (
  em: Em,
  search: OfferSearch & { days: number },
): Promise<OfferedProduct[]> =>
  list(
    em,
    search,
    sql`(o.details_at is null or o.details_at < now() - make_interval(days => ${search.days}))`,
  )

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
