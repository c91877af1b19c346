// Proves that lint reports what the compiler would, in every layer and in what git ignores, so that the check need not run both.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lintProject } from './check-project.ts'
import { GENERATED } from './generate-words.ts'
import { projectRoot } from './run-command.ts'

const WRONG = 'export const a: number = "text"'
const wrong: [code: string, path: string, text: string][] = [
  ...['domain', 'contract', 'server', 'src', 'demo', 'tests', 'scripts', 'migrations'].map(
    (layer): [string, string, string] => ['TS2322', `${layer}/assigned.ts`, WRONG],
  ),
  ...['vite.config.ts', 'vitest.config.ts', ...GENERATED].map((path): [string, string, string] => [
    'TS2322',
    path,
    WRONG,
  ]),
  ['TS2307', 'domain/gone.ts', `export * from './nowhere.ts'`],
  ['TS2578', 'domain/expected.ts', '// @ts-expect-error -- nothing\nexport const a = 1'],
  ['TS1294', 'domain/erased.ts', 'export enum A { b }'],
  ['TS1484', 'domain/verbatim.ts', `import { A } from './named.ts'\nexport type B = A`],
  ['TS7006', 'domain/named.ts', 'export interface A { b: string }\nexport const f = (a) => a'],
  ['TS4114', 'domain/over.ts', 'class A { m() {} }\nexport class B extends A { m() {} }'],
  ['TS2532', 'domain/index.ts', 'export const a = [1][0].toFixed()'],
  ['TS7029', 'domain/fall.ts', 'export let a = 1\nswitch (a) { case 1: a = 2; case 2: a = 3 }'],
  ['TS2322', 'src/attribute.tsx', 'export const A = () => <p title={1} />'],
  ['TS1005', 'server/broken.ts', 'export const a = (1'],
]

const tree = mkdtempSync(join(tmpdir(), 'lint-types-'))
let said: string[] = []

beforeAll(async () => {
  for (const [, path, text] of wrong) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), `${text}\n`)
  }
  for (const name of ['.oxlintrc.json', 'tsconfig.json', '.gitignore', 'package.json'])
    cpSync(join(projectRoot, name), join(tree, name))
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'))
  const { output } = await lintProject(tree, ['-f', 'unix'])
  said = output.split('\n')
}, 60_000)

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(wrong)('%s is reported in %s', (code, path) => {
  expect(said.filter((line) => line.startsWith(`${path}:`)).join('\n')).toContain(`(${code})`)
})
