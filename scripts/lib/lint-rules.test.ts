// Proves that the lint settings behind our own rules report what breaks them, at the place where it is broken.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot, runTool } from './run-command.ts'

const stopped: [rule: string, path: string, code: string][] = [
  ['eslint(max-lines)', 'server/long.ts', '// One more line.\n'.repeat(201)],
  ['import(no-default-export)', 'server/default.ts', 'export default 1'],
  ['node(no-process-env)', 'server/env.ts', 'export const home = process.env.HOME'],
  ['eslint(no-restricted-imports)', 'server/process.ts', `export { env } from 'node:process'`],
  ['eslint(no-restricted-imports)', 'src/a.tsx', `import { RouterProvider } from 'react-router'`],
  ['eslint(no-console)', 'server/say.ts', `console.log('hello')`],
  ['eslint(no-console)', 'src/say.ts', `console.log('hello')`],
  ['react(no-danger)', 'src/raw.tsx', 'export const A = () => <p dangerouslySetInnerHTML={x} />'],
  ['eslint(no-restricted-properties)', 'domain/clock.ts', 'export const now = () => Date.now()'],
  ['jsx-a11y(alt-text)', 'src/image.tsx', 'export const A = () => <img src="x" />'],
  ['oxc(no-barrel-file)', 'src/all.ts', `export * from './say.ts'`],
  ['vitest(no-disabled-tests)', 'server/a.test.ts', `test.skip('a', () => expect(1).toBe(1))`],
  ['vitest(no-focused-tests)', 'server/b.test.ts', `test.only('a', () => expect(1).toBe(1))`],
  ['unicorn(filename-case)', 'server/Big.ts', 'export const a = 1'],
  [
    'typescript(no-floating-promises)',
    'server/lost.ts',
    'export const f = () => { Promise.resolve(1) }',
  ],
]
const passed: [path: string, code: string][] = [
  ['server/config.ts', 'export const home = process.env.HOME'],
  ['vite.config.ts', 'export default {}'],
  ['src/ui/json-script.tsx', 'export const A = () => <p dangerouslySetInnerHTML={x} />'],
  ['scripts/say.ts', `console.log('hello')`],
  [
    'src/b.tsx',
    `import { RouterProvider } from 'react-router/dom'\nexport const A = RouterProvider`,
  ],
]

const tree = mkdtempSync(join(tmpdir(), 'lint-rules-'))
let said: string[] = []

beforeAll(async () => {
  for (const [path, code] of [...stopped.map(([, ...file]) => file), ...passed]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), `${code}\n`)
  }
  cpSync(join(projectRoot, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
  writeFileSync(join(tree, 'tsconfig.json'), '{"compilerOptions":{"strict":true}}')
  const { output } = await runTool('oxlint', ['--type-aware', '-f', 'unix'], tree)
  said = output.split('\n')
}, 30_000)

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(stopped)('%s speaks up in %s', (rule, path) => {
  expect(said.filter((line) => line.startsWith(`${path}:`)).join('\n')).toContain(rule)
})

test.each(passed)('%s is in order', (path) => {
  expect(said.filter((line) => line.startsWith(`${path}:`))).toEqual([])
})
