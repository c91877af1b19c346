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

/** The queue fills it itself; that role may not be allowed to make schemas. */
async function makeQueueSchema({ em }: Orm): Promise<void> {
  const connection = em.getConnection()
  const there = await connection.execute<object[]>(
    `select 1 from pg_namespace where nspname = 'pgboss'`,
  )
  if (there.length === 0) await connection.execute('create schema pgboss')
}

async function apply(orm: Orm): Promise<number> {
  const { migrator } = orm
  let current = ''
  const note = ({ name }: { name: string }) => void (current = name)
  migrator.on('migrating', note)
  try {
    const { length } = await migrator.up()
    await makeQueueSchema(orm)
    return length
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
