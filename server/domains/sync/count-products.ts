// Keeps beside each store how many of its products are in the lists, so that its card counts nothing when somebody looks.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'

/** Of one store, or of all. */
export const countProducts = (em: Em, provider: SyncStore | null = null): Promise<unknown> =>
  sql`update sync_provider s set product_count = (
      select count(*) from product_offer o join product p on p.id = o.product_id
      where o.provider = s.provider and p.listed)
    where s.provider = coalesce(${provider}, s.provider)`.execute(em.getKysely())
