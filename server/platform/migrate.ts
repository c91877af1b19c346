// Brings a database to the newest schema.
import type { Orm } from './orm.ts'
import { takeTurns } from './take-turns.ts'

/** How many migrations were missing. */
export const migrate = (orm: Orm): Promise<number> =>
  takeTurns(orm, 'schema', async () => (await orm.migrator.up()).length)
