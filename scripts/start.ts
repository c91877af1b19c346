// npm start: database, schema, demo data, client build, web and worker, in one process.
import { buildIfStale } from './build-if-stale.ts'
import { generateWords } from './lib/generate-words.ts'
import { launch } from './lib/launch.ts'
import { requireConfig } from './lib/require-config.ts'

await generateWords()
await launch({
  config: requireConfig(),
  loadApp: async () => ({
    ...(await import('#server/prepare-database.ts')),
    ...(await import('#server/main.ts')),
  }),
  buildClient: () => buildIfStale(),
})
