// npm test: check, build, then every test; the last line counts them and the exit code says the same.
import { checkProject } from './lib/check-project.ts'
import { runNpm } from './lib/run-command.ts'
import { runSteps } from './lib/run-steps.ts'
import { runTests } from './lib/run-tests.ts'

const print = (text: string) => process.stdout.write(text)
const build = { name: 'build', run: () => runNpm('build') }

async function testProject() {
  if (!(await checkProject())) return { passed: 0, failed: 1 }
  if (!(await runSteps([build], 1, print))) return { passed: 0, failed: 1 }
  return runTests(process.argv.slice(2))
}

const { passed, failed } = await testProject()
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
print(`${passed} passed, ${failed} failed\n`)
