// Finds products by their stores' own numbers, in the order they are asked for.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'

interface Asked {
  store: SyncStore
  externalIds: string[]
}

/** Only those that are shown to shoppers. */
export async function idsOfStore(em: Em, items: readonly Asked[]): Promise<number[]> {
  const flat = items.flatMap(({ store, externalIds }) => externalIds.map((id) => ({ store, id })))
  const query = sql<{ id: number }>`select p.id
    from unnest(${flat.map(({ store }) => store)}::text[], ${flat.map(({ id }) => id)}::text[])
      with ordinality as asked (store, external_id, place)
    join product p on p.source_store = asked.store and p.external_id = asked.external_id
    where p.listed order by asked.place`
  const { rows } = await query.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
