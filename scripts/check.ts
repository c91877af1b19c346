// npm run check: is the project in order? One line per step; exit code 1 when one of them is not.
import { setPriority } from 'node:os'
import { checkProject } from './lib/check-project.ts'

// For npm test, whose tests go first; the tools inherit it.
if (process.argv.includes('--yielding')) setPriority(10)

process.exitCode = (await checkProject()) ? 0 : 1
