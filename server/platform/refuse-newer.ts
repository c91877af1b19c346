// Refuses a database that a newer program has worked on: what this one writes, no constraint might notice.
import fs from 'node:fs/promises'
import queue from 'pg-boss/package.json' with { type: 'json' }
import { migrationsFolder, type Orm } from './orm.ts'

const knownMigrations = async (): Promise<Set<string>> => {
  const files = await fs.readdir(migrationsFolder)
  return new Set(files.map((file) => file.replace(/\.ts$/, '')))
}

/** Null where there is no queue yet. */
async function queueVersion(orm: Orm): Promise<number | null> {
  const connection = orm.em.getConnection()
  const [found] = await connection.execute<{ there: boolean }[]>(
    `select to_regclass('pgboss.version') is not null as there`,
  )
  if (!found?.there) return null
  const [row] = await connection.execute<{ version: number }[]>(
    'select version from pgboss.version',
  )
  return row?.version ?? null
}

const refusal = (what: string) =>
  new Error(
    `this database was changed by a newer Puente: it knows ${what}, and this program does not. ` +
      'Start the newer program again, or restore a backup from before its first start.',
  )

/** @throws with one line that names what this program does not know */
export async function refuseNewer(orm: Orm): Promise<void> {
  const known = await knownMigrations()
  const executed = await orm.migrator.getExecuted()
  const unknown = executed.map(({ name }) => name).filter((name) => !known.has(name))
  const [first] = unknown
  const others = unknown.length - 1
  if (first) throw refusal(`the migration ${first}${others > 0 ? ` and ${others} more` : ''}`)
  const version = await queueVersion(orm)
  if (version !== null && version > queue.pgboss.schema)
    throw refusal(`version ${version} of the queue’s tables`)
}
