// Says where the entities and the schema that the migrations make differ from each other.
import type { Orm } from '#server/platform/orm.ts'

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
export async function schemaFaults(orm: Orm): Promise<string[]> {
  const { up } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })
  // Where a column is missing, no index can be made of it.
  return up.trim() === '' ? indexFaults(orm) : [up.trim()]
}
