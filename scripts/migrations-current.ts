// Fails when entities, checked-in migrations and their snapshot disagree: `node scripts/migrations-current.ts`, on a
// throw-away database.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { entities } from '#server/entities.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { schemaFaults } from './lib/schema-faults.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-migrations-'))
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(dataDir, 'pg'),
  settings: { fsync: 'off' },
})
const orm = await openOrm(entities, { databaseUrl: postgres.url })
try {
  await migrate(orm)
  const faults = await schemaFaults(orm)
  if (faults.length > 0) {
    process.stderr.write(
      `Entities and migrations differ; run npm run migrate:create -- <name>:\n${faults.join('\n')}\n`,
    )
    process.exitCode = 1
  }
} finally {
  await orm.close()
  await postgres.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
