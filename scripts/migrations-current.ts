// Fails when entities and checked-in migrations disagree: `node scripts/migrations-current.ts`, on a throw-away database.
import { schemaFaults } from './lib/schema-faults.ts'
import { withMigratedDatabase } from './lib/with-migrated-database.ts'

const faults = await withMigratedDatabase(schemaFaults)
if (faults.length > 0) {
  process.stderr.write(
    `Entities and migrations differ; run npm run migrate:create -- <name>:\n${faults.join('\n')}\n`,
  )
  process.exitCode = 1
}
