// npm test: build and every test, the check beside them; with --changed what a change touches. The last line counts the tests, and the exit code says the same.
import { buildIfStale } from './build-if-stale.ts'
import { changedBase } from './lib/changed-base.ts'
import { typesStep } from './lib/check-project.ts'
import type { Count } from './lib/count-tests.ts'
import { generateWords } from './lib/generate-words.ts'
import { projectRoot, runNode } from './lib/run-command.ts'
import { runSteps, type Step } from './lib/run-steps.ts'
import { runTests } from './lib/run-tests.ts'

const print = (text: string) => process.stdout.write(text)
/** Always anew, and with the stamp by which the shop the browser tests start knows that it is fresh. */
const build = {
  name: 'build',
  run: async () => ({ ok: true, output: await buildIfStale(projectRoot, { force: true }) }),
}
/** Yields to the tests, some of which wait for a moment only. */
const check = { name: 'check', run: () => runNode('scripts/check.ts', ['--yielding']) }

/** One line when the step is done; what a failed one said comes at the end, where it is not lost between tests. */
async function beside(step: Step, tests: Promise<Count>): Promise<Count> {
  const late: string[] = []
  const said = (text: string) => (/^[✓✗] .*\n$/u.test(text) ? print(text) : late.push(text))
  const [ok, count] = await Promise.all([runSteps([step], 1, said), tests])
  if (ok) return count
  print(`\n✗ ${step.name} failed:\n${late.join('')}\n`)
  return { ...count, failed: count.failed + 1 }
}

async function buildAndTest(filters: string[]): Promise<Count> {
  if (!(await runSteps([build], 1, print))) return { passed: 0, failed: 1 }
  return runTests(filters)
}

/** Without a browser, whose tests know nothing of what the shop they start is made of. */
const changedTests = (filters: string[]): Promise<Count> => {
  const projects = ['unit', 'server', 'component'].map((name) => `--project=${name}`)
  return runTests([`--changed=${changedBase()}`, ...projects, ...filters])
}

const filters = process.argv.slice(2).filter((word) => word !== '--changed')
const onlyChanged = process.argv.includes('--changed')
await generateWords()
const { passed, failed } = onlyChanged
  ? await beside(typesStep, changedTests(filters))
  : await beside(check, buildAndTest(filters))
process.exitCode = failed === 0 && (passed > 0 || onlyChanged) ? 0 : 1
print(`${passed} passed, ${failed} failed\n`)
