// Proves that every import rule bites: one small tree full of planted violations, and their allowed twins.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowed, planted } from './planted-imports.ts'

const root = resolve(import.meta.dirname, '../../..')
const config = join(root, '.dependency-cruiser.cjs')
const tree = mkdtempSync(join(tmpdir(), 'import-rules-'))
type Violation = { rule: { name: string }; from: string; to: string }
let violations: string[] = []

function write(path: string, text: string) {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text, { flag: 'a' })
}

/** Writes the import the way the project asks for it: by name across layers, relatively inside one. */
function plant(from: string, to: string) {
  const layer = (path: string) => path.split('/')[0]
  const local = /^(domain|contract|server|src|demo|tests|scripts|migrations)\//.test(to)
  const beside = relative(dirname(from), to)
  const path = beside.startsWith('.') ? beside : `./${beside}`
  const inside = layer(from) === layer(to) || layer(to) === 'migrations' || layer(to) === 'scripts'
  const kind =
    to.startsWith('server/trpc/router') && from.startsWith('src/') ? 'import type' : 'import'
  write(from, `${kind} { x } from '${local ? (inside ? path : `#${to}`) : to}'\nx\n`)
  if (local) write(to, 'export const x = 1\n')
}

beforeAll(() => {
  const layers = ['domain', 'contract', 'server', 'src', 'demo', 'tests']
  const imports = Object.fromEntries(layers.map((layer) => [`#${layer}/*`, `./${layer}/*`]))
  const devDependencies = { vitest: '1.0.0' }
  const dependencies = { zod: '1.0.0' }
  write('package.json', JSON.stringify({ type: 'module', imports, dependencies, devDependencies }))
  for (const name of ['zod', 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'exports.x = 1\n')
  }
  for (const [from, to] of [...planted.map(([, ...pair]) => pair), ...allowed]) plant(from, to)
  write('server/main.ts', `import { x } from '../domain/money.ts'\nx\n`)
  write('src/lib/value.ts', `import { x } from '#server/trpc/router.ts'\nx\n`)
  write('src/lib/two.ts', `import { x as back } from './one.ts'\nback\n`)
  const late = `import type { x } from '#contract/b.ts'\nexport const y = () => import('#contract/b.ts')\n`
  write('src/pages/shop/late.page.tsx', late)
  const args = [join(root, 'node_modules/.bin/depcruise'), '.', '--config', config, '-T', 'json']
  const run = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 })
  if (!run.stdout) throw new Error(run.stderr)
  const summary = JSON.parse(run.stdout).summary as { violations: Violation[] }
  violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}, 30_000)

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(planted)('%s stops %s → %s', (rule, from, to) => {
  const reached = /^(zod|vitest)$/.test(to) ? `node_modules/${to}/index.js` : to
  expect(violations).toContain(`${rule}: ${from} → ${reached.replace(/^node:/, '')}`)
})

test.each(allowed)('%s may import %s', (from, to) => {
  const reached = /^(zod|vitest)$/.test(to) ? `node_modules/${to}/index.js` : to
  const line = `: ${from} → ${reached.replace(/^node:/, '')}`
  expect(violations.filter((violation) => violation.endsWith(line))).toEqual([])
})

test('the ones that need their own spelling are stopped too', () => {
  expect(violations).toContain('layers-by-name: server/main.ts → domain/money.ts')
  expect(violations).toContain('browser-takes-types-only: src/lib/value.ts → server/trpc/router.ts')
})

test('a public page may take types of a schema, and import it later', () => {
  expect(violations.filter((line) => line.includes('late.page.tsx'))).toEqual([])
})

test('every rule has its planted violation', () => {
  const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] }
  const proved = new Set(violations.map((line) => line.split(':')[0]))
  expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
})
