// What `npm run check` looks at: everything about the project that needs neither a build nor a test.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { GENERATED, generateWords } from './generate-words.ts'
import { runOwnChecks } from './own-checks/run-own-checks.ts'
import { type Finished, projectRoot, runNode, runTool } from './run-command.ts'
import { runSteps, type Step } from './run-steps.ts'

const LAYERS = ['domain', 'contract', 'server', 'src', 'demo', 'tests', 'scripts', 'migrations']
const layersThatExist = () => LAYERS.filter((layer) => existsSync(join(projectRoot, layer)))

/** By its path: tools that read sources through the compiler's interface need an older one with the same name. */
const compiler = 'node_modules/typescript7/bin/tsc'
const typeCheck = [
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
]

/** In seconds, because it keeps what it knows. */
export const typesStep: Step = {
  name: 'types',
  run: () => runNode(compiler, ['-p', '.', ...typeCheck]),
}

/** Reads the project once for its rules and for all that the compiler reports; git ignores what is generated. */
export const lintProject = (root = projectRoot, words: string[] = []): Promise<Finished> => {
  const all = ['--type-aware', '--type-check', '--deny-warnings', ...words]
  return runTool('oxlint', [...all, '.', ...GENERATED], root)
}

/** What needs no types, in seconds. */
const rulesStep: Step = { name: 'rules', run: () => runTool('oxlint', ['--deny-warnings', '.']) }

/** Longest first, so that the lanes end together. */
const steps: Step[] = [
  { name: 'lint', run: () => lintProject() },
  typesStep,
  rulesStep,
  { name: 'migrations', run: () => runNode('scripts/migrations-current.ts') },
  { name: 'dead-code', run: () => runTool('knip', ['--no-progress', '--no-gitignore']) },
  { name: 'imports', run: () => runTool('depcruise', layersThatExist()) },
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'own-rules', run: () => runOwnChecks() },
]

export const CHECKS = steps.map(({ name }) => name)
/** All but the rules that need types, which take the compiler's time four times over. */
export const QUICK_CHECKS = CHECKS.filter((name) => name !== 'lint')
/** What lint finds as well. */
const WITHIN_LINT = [typesStep, rulesStep]

export async function checkProject(chosen: readonly string[]): Promise<boolean> {
  await generateWords()
  const lanes = Math.max(2, Math.min(4, availableParallelism()))
  const asked = steps
    .filter(({ name }) => chosen.includes(name))
    .filter((step) => !WITHIN_LINT.includes(step) || !chosen.includes('lint'))
  return runSteps(asked, lanes, (text) => process.stdout.write(text))
}
