// npm test: check, build, then every test; the last line counts them and the exit code says the same.
import { buildIfStale } from './build-if-stale.ts'
import { checkProject } from './lib/check-project.ts'
import { projectRoot } from './lib/run-command.ts'
import { runSteps } from './lib/run-steps.ts'
import { runTests } from './lib/run-tests.ts'

const print = (text: string) => process.stdout.write(text)
/** Always anew, and with the stamp by which the shop the browser tests start knows that it is fresh. */
const build = {
  name: 'build',
  run: async () => ({ ok: true, output: await buildIfStale(projectRoot, { force: true }) }),
}

async function testProject() {
  if (!(await checkProject())) return { passed: 0, failed: 1 }
  if (!(await runSteps([build], 1, print))) return { passed: 0, failed: 1 }
  return runTests(process.argv.slice(2))
}

const { passed, failed } = await testProject()
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
print(`${passed} passed, ${failed} failed\n`)
