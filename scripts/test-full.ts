// npm run test:full: every page in every language, width and scheme, with axe on each, and whatever else takes long.
import { buildIfStale } from './build-if-stale.ts'
import { checkProject } from './lib/check-project.ts'
import { readCommand } from './lib/read-command.ts'
import { runAloud } from './lib/run-command.ts'
import { vitestWords } from './lib/vitest-words.ts'

const USAGE = `npm run test:full -- [FILTER …] [OPTION …]

  The lint by types and the long tests, or of the tests those that a filter (a part of a file's name) or an option of vitest chooses, such as -t NAME.`

const words = readCommand(USAGE, vitestWords)

await buildIfStale()
// The rules that need types; npm test has all others.
const isLinted = words.length > 0 || (await checkProject(['lint']))
const projects = ['unit', 'server', 'browser'].map((name) => `--project=${name}`)
const { ok } = await runAloud('vitest', ['run', '--mode=full', ...projects, ...words])
process.exitCode = ok && isLinted ? 0 : 1
