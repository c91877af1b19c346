// Tells every process that the tariff changed; who changes it waits here for whoever is changing it already.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'

/** First thing in the transaction of every change: the row's lock orders them, and rolls back with them. */
export const countTariffChange = async (em: Em): Promise<void> => {
  await sql`update tariff_counter set version = version + 1`.execute(em.getKysely())
}
