// Lets one process at a time do what must be done once, when several start on one database in the same moment.
import type { Orm } from './orm.ts'

/** Names of advisory locks within the database. */
export type Turn = 'schema' | 'rights' | 'demo' | 'tariff' | 'customs' | 'articles' | 'secret'
const KEYS: Record<Turn, number> = {
  schema: 7_836_001,
  rights: 7_836_002,
  demo: 7_836_004,
  tariff: 7_836_005,
  customs: 7_836_006,
  articles: 7_836_007,
  secret: 7_836_008,
}

/** The lock ends with its transaction, so that a killed process leaves none behind; `work` uses connections of its own. */
export const takeTurns = <T>(orm: Orm, turn: Turn, work: () => Promise<T>): Promise<T> =>
  orm.em.fork().transactional(async (em) => {
    const lock = [KEYS[turn]]
    const connection = orm.em.getConnection()
    const transaction = em.getTransactionContext()
    await connection.execute('select pg_advisory_xact_lock(?)', lock, 'run', transaction)
    return work()
  })
