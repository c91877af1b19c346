// npm run test:full: every page anew in every language, width and scheme, with axe on each; arguments go to vitest.
import { buildIfStale } from './build-if-stale.ts'
import { runAloud } from './lib/run-command.ts'

await buildIfStale()
const { ok } = await runAloud('vitest', [
  'run',
  '--mode=full',
  '--project=browser',
  ...process.argv.slice(2),
])
process.exitCode = ok ? 0 : 1
