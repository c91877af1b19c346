// Locks that a transaction holds until it ends: of a whole table, and by name.
import { sql } from 'kysely'
import type { Em } from './orm.ts'

/** One who writes at a time, and everybody asks for this first; readers do not wait. */
export const lockTable = (em: Em, table: string): Promise<unknown> =>
  sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(em.getKysely())

/** Alone, or with others who hold it so. */
export const lockName = (em: Em, name: string, mode: 'alone' | 'shared'): Promise<unknown> =>
  sql`select ${sql.raw(mode === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}
    (hashtextextended(${name}, 0))`.execute(em.getKysely())

/** Alone, several in the order they are named. */
export const lockNames = (em: Em, names: readonly string[]): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) with ordinality as asked (name, place) order by place`.execute(
    em.getKysely(),
  )
