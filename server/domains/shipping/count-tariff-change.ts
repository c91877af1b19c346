// Tells every process that the tariff changed; who changes it waits here for whoever is changing it already.
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

/** First thing in the transaction of every change: the row's lock orders them, and rolls back with them. */
export const countTariffChange = (em: Em): Promise<unknown> =>
  tables(em)
    .updateTable('tariffCounter')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
