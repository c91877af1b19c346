// Brings a database to the newest schema; several processes starting at once take turns through an advisory lock.
import type { Orm } from './orm.ts'

const LOCK_KEY = 7_836_001

export async function migrate(orm: Orm): Promise<number> {
  const connection = orm.em.getConnection()
  return orm.em.fork().transactional(async (em) => {
    await connection.execute('select pg_advisory_xact_lock(?)', [LOCK_KEY], 'run', em.getTransactionContext())
    const done = await orm.migrator.up()
    return done.length
  })
}
