// Writes the migration that brings the database from the checked-in snapshot to the entities: `npm run migrate:create -- name`.
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'

const databaseUrl = process.env['DATABASE_URL'] ?? ''
const orm = await openOrm(entities, { databaseUrl })
const result = await orm.migrator.create(
  undefined,
  false,
  process.argv.includes('--initial'),
  process.argv[2],
)
process.stdout.write(`${result.fileName || 'nothing to do'}\n`)
await orm.close()
