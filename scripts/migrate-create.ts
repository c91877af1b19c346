// npm run migrate:create -- NAME: lists the entities, and writes the migration that brings the checked-in ones to them.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { entitiesFile, entityList } from './lib/entity-list.ts'
import { readCommand } from './lib/read-command.ts'

const USAGE = `npm run migrate:create -- NAME

  Writes the migration from the checked-in ones to the entities; NAME is such as add_product_color.`

const name = readCommand(USAGE, (args) => {
  const [given, ...others] = parseArgs({ args, allowPositionals: true }).positionals
  if (given === undefined || others.length > 0 || !/^[a-z][a-z0-9_]*$/.test(given))
    throw new Error('Give one name of small letters, digits and _')
  return given
})

fs.writeFileSync(entitiesFile, entityList())
// It imports the list.
const { withMigratedDatabase } = await import('./lib/with-migrated-database.ts')
const { fileName } = await withMigratedDatabase((orm) =>
  orm.migrator.create(undefined, false, false, name),
)
process.stdout.write(fileName ? `migrations/${fileName}\n` : 'Entities and migrations agree.\n')
