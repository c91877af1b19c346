// npm test: build and every test, the check beside them; with words of vitest the tests they choose, with --changed what a change touches. The last line counts the tests, and the exit code says the same.
import { buildIfStale } from './build-if-stale.ts'
import { changedBase } from './lib/changed-base.ts'
import { QUICK_CHECKS, typesStep } from './lib/check-project.ts'
import type { Count } from './lib/count-tests.ts'
import { generateWords } from './lib/generate-words.ts'
import { projectRoot, runNode } from './lib/run-command.ts'
import { runSteps, type Step } from './lib/run-steps.ts'
import { readCommand } from './lib/read-command.ts'
import { runTests } from './lib/run-tests.ts'
import { vitestWords } from './lib/vitest-words.ts'

const USAGE = `npm test [-- [--changed] [FILTER …] [OPTION …]]

  The checks, the build and every test. With a filter (a part of a file's name) or an option of vitest, such as
  -t NAME, only the tests that they choose, on a build that is made when it is stale.
  --changed  the types, and those tests outside a browser that a branch's changes touch`

const { words, onlyChanged } = readCommand(USAGE, (args) => ({
  words: vitestWords(args.filter((word) => word !== '--changed')),
  onlyChanged: args.includes('--changed'),
}))

const print = (text: string) => process.stdout.write(text)
/** With the stamp by which the shop the browser tests start knows that it is fresh; anew when everything is tested. */
const build = (force: boolean): Step => ({
  name: 'build',
  run: async () => ({ ok: true, output: await buildIfStale(projectRoot, { force }) }),
})
/** On one thread the compiler does least work, beside tests that need the cores. */
const THRIFTY = { GOMAXPROCS: '1', GOGC: '200' }
/** Yields to the tests, some of which wait for a moment only. Rules that need types are for the full run. */
const check: Step = {
  name: 'check',
  run: () => runNode('scripts/check.ts', ['--yielding', ...QUICK_CHECKS], projectRoot, THRIFTY),
}

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
  if (!(await runSteps([build(filters.length === 0)], 1, print))) return { passed: 0, failed: 1 }
  return runTests(filters)
}

/** Without a browser, whose tests know nothing of what the shop they start is made of. */
const changedTests = (filters: string[]): Promise<Count> => {
  const projects = ['unit', 'server', 'component'].map((name) => `--project=${name}`)
  return runTests([`--changed=${changedBase()}`, ...projects, ...filters])
}

/** Whoever asks for a part has no use for a check of the whole. */
const chosenTests = () =>
  words.length > 0 ? buildAndTest(words) : beside(check, buildAndTest(words))

await generateWords()
const { passed, failed } = await (onlyChanged
  ? beside(typesStep, changedTests(words))
  : chosenTests())
process.exitCode = failed === 0 && (passed > 0 || onlyChanged) ? 0 : 1
print(`${passed} passed, ${failed} failed\n`)
