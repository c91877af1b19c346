// Says where the entities, the schema that the migrations make and the checked-in snapshot differ from each other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder, type Orm } from '#server/platform/orm.ts'

export const snapshotFile = join(migrationsFolder, 'snapshot.json')

/** The schema of the entities, as the snapshot keeps it. */
export const snapshotOf = (orm: Orm): string =>
  JSON.stringify(orm.schema.getTargetSchema(), null, 2)

/** Whatever its parts stand in another order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, sorted(part)])
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
const same = (a: string, b: string): boolean =>
  JSON.stringify(sorted(JSON.parse(a))) === JSON.stringify(sorted(JSON.parse(b)))

/** The ORM compares indexes that are written as SQL by their names alone: each is made again and looked at. */
async function indexFaults(orm: Orm): Promise<string[]> {
  const written = [...orm.getMetadata().getAll().values()]
    .flatMap(({ indexes, uniques }) => [...indexes, ...uniques])
    .filter(({ expression }) => typeof expression === 'string')
  const faults: string[] = []
  const em = orm.em.fork()
  await em.begin()
  try {
    for (const { name = '', expression } of written) {
      const look = async (): Promise<string | undefined> => {
        const [row] = await em.execute<{ is: string }[]>(
          `select indexdef as is from pg_indexes where schemaname = 'public' and indexname = ?`,
          [name],
        )
        return row?.is
      }
      const before = await look()
      await em.execute(`drop index if exists public."${name}"`)
      await em.execute(String(expression))
      const after = await look()
      if (before !== after) faults.push(`index ${name}: it is «${before}», not «${after}»`)
    }
  } finally {
    await em.rollback()
  }
  return faults
}

/** On a database that has just been migrated. Nothing is changed there. */
export async function schemaFaults(orm: Orm, snapshot = readFileSync(snapshotFile, 'utf8')) {
  const { up } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })
  // Where a column is missing, no index can be made of it.
  const faults = up.trim() === '' ? await indexFaults(orm) : [up.trim()]
  if (!same(snapshot, snapshotOf(orm)))
    faults.push('migrations/snapshot.json is not what the entities say')
  return faults
}
