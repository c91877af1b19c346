// A throw-away database with all checked-in migrations: what entities are compared with.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { entities } from '#server/entities.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm, type Orm } from '#server/platform/orm.ts'

export async function withMigratedDatabase<T>(work: (orm: Orm) => Promise<T>): Promise<T> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-migrations-'))
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: path.join(dataDir, 'pg'),
      settings: { fsync: 'off' },
    })
    try {
      const orm = await openOrm(entities, { databaseUrl: postgres.url })
      try {
        await migrate(orm)
        return await work(orm)
      } finally {
        await orm.close()
      }
    } finally {
      await postgres.stop()
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
