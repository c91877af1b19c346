// npm run check: is the project in order? One line per step; exit code 1 when one of them is not.
import { checkProject } from './lib/check-project.ts'

process.exitCode = (await checkProject()) ? 0 : 1
