// npm run check: is the project in order? One line per step; exit code 1 when one of them is not.
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { CHECKS, checkProject } from './lib/check-project.ts'
import { chosenOf, readCommand } from './lib/read-command.ts'

const USAGE = `npm run check -- [STEP …]

  All steps, or some of ${CHECKS.join(', ')}.
  --yielding  other work of this machine goes first`

const { steps, yielding } = readCommand(USAGE, (args) => {
  const options = { yielding: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return { steps: chosenOf('step', CHECKS, positionals), ...values }
})
// For npm test, whose tests go first; the tools inherit it.
if (yielding) setPriority(10)

process.exitCode = (await checkProject(steps)) ? 0 : 1
