// npm run migrate:create -- NAME: writes the migration that brings the checked-in schema to the entities.
import { writeFileSync } from 'node:fs'
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'
import { openCommandDatabase } from './lib/command-database.ts'
import { requireConfig } from './lib/require-config.ts'
import { snapshotFile, snapshotOf } from './lib/schema-faults.ts'
import { startSession } from './lib/session.ts'

const [name] = process.argv.slice(2)
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('npm run migrate:create -- NAME, such as add_product_color\n')
  process.exit(1)
}

const session = startSession(process.stderr)
try {
  // Nothing is signed here, so beside a foreign database the command works without the shop's secret.
  const config = requireConfig({ PUENTE_SECRET: 'no signature is made by this command' })
  const orm = await openOrm(entities, { databaseUrl: await openCommandDatabase(session, config) })
  const { fileName } = await orm.migrator
    .create(undefined, false, false, name)
    .finally(() => orm.close())
  // Also where nothing is to be migrated: a merge may have left another spelling there.
  writeFileSync(snapshotFile, snapshotOf(orm))
  process.stdout.write(fileName ? `migrations/${fileName}\n` : 'Entities and migrations agree.\n')
  session.shutdown.end(0)
} catch (error) {
  session.fail(error)
}
