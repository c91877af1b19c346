// npm run migrate:create -- NAME: writes the migration that brings the checked-in schema to the entities.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'
import { openCommandDatabase } from './lib/command-database.ts'
import { readCommand } from './lib/read-command.ts'
import { requireConfig } from './lib/require-config.ts'
import { snapshotFile, snapshotOf } from './lib/schema-faults.ts'
import { startSession } from './lib/session.ts'

const USAGE = `npm run migrate:create -- NAME

  Writes the migration from the checked-in schema to the entities; NAME is such as add_product_color.`

const name = readCommand(USAGE, (args) => {
  const [given, ...others] = parseArgs({ args, allowPositionals: true }).positionals
  if (given === undefined || others.length > 0 || !/^[a-z][a-z0-9_]*$/.test(given))
    throw new Error('Give one name of small letters, digits and _')
  return given
})

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
