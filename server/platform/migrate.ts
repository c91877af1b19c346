// Brings a database to the newest schema, whole or not at all.
import { causesOf } from './causes.ts'
import type { Orm } from './orm.ts'
import { refuseNewer } from './refuse-newer.ts'
import { takeTurns } from './take-turns.ts'

/** The database’s own words, without the statement that the ORM sets before them. */
const reasonOf = (error: unknown): string => {
  const reason = [...causesOf(error)].at(-1)?.message ?? String(error)
  return reason.split('\n', 1)[0] ?? reason
}

async function apply({ migrator }: Orm): Promise<number> {
  let current = ''
  const note = ({ name }: { name: string }) => void (current = name)
  migrator.on('migrating', note)
  try {
    return (await migrator.up()).length
  } catch (error) {
    if (current === '') throw error
    throw new Error(
      `the migration ${current} failed, and nothing was changed: ${reasonOf(error)}`,
      { cause: error },
    )
  } finally {
    migrator.off('migrating', note)
  }
}

/**
 * How many migrations were missing.
 *
 * @throws with one line where a migration fails, or where the database is newer than this program
 */
export const migrate = (orm: Orm): Promise<number> =>
  takeTurns(orm, 'schema', async () => {
    await refuseNewer(orm)
    return apply(orm)
  })
