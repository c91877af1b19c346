// npm start: database, schema, demo data, client build, web and worker, in one process.
import { buildIfStale } from './build-if-stale.ts'
import { generateWords } from './lib/generate-words.ts'
import { launch } from './lib/launch.ts'
import { takesNothing } from './lib/read-command.ts'
import { requireConfig } from './lib/require-config.ts'

takesNothing(
  'npm start\n\n  Starts the shop. Its settings stand in .env or the environment; .env.example lists them.',
)
await generateWords()
await launch({
  config: requireConfig(),
  loadApp: async () => ({
    ...(await import('#server/prepare-database.ts')),
    ...(await import('#server/main.ts')),
  }),
  buildClient: () => buildIfStale(),
})
