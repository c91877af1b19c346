// Proves the guards of the test setup: a nested run in which stray output and calls to third parties must fail.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTool } from '../../scripts/lib/run-command.ts'

const root = resolve(import.meta.dirname, '../..')
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/guards-'))
let outcomes: Record<string, string> = {}

const suite = `
import http from 'node:http'
import { expect, test, vi } from 'vitest'
import { allowConsole } from '#tests/support/allow-console.ts'
test('quiet', () => expect(1).toBe(1))
test('stray error', () => console.error('oh'))
test('stray warning', () => console.warn('oh'))
test('announced', () => { allowConsole('oh no', /why/); console.error('oh no!'); console.warn('why') })
test('announced, but other', () => { allowConsole('oh no'); console.error('something else') })
test('not announced again', () => console.error('oh no!'))
test('own spy', () => { const spy = vi.spyOn(console, 'error').mockReturnValue(); console.error('x'); expect(spy).toHaveBeenCalled() })
test('after own spy', () => console.error('oh'))
test('fetch third party', () => fetch('https://192.0.2.1/').catch(() => undefined))
test('request to third party', () => new Promise((done) => http.get('http://elsewhere.invalid/', done).on('error', done)))
test('talk at home', async () => {
  const server = http.createServer((_, answer) => answer.end('hola')).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const answer = await fetch('http://127.0.0.1:' + server.address().port)
  expect(await answer.text()).toBe('hola')
  server.closeAllConnections()
  server.close()
})
`
const loud = `
import { expect, test } from 'vitest'
console.error('while loading')
test('in a loud file', () => expect(1).toBe(1))
`

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

beforeAll(async () => {
  const support = join(root, 'tests/support')
  const setupFiles = [join(support, 'network-guard.ts'), join(support, 'console-guard.ts')]
  const config = { test: { include: ['*.nested.ts'], setupFiles, restoreMocks: true } }
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)
  writeFileSync(join(folder, 'suite.nested.ts'), suite)
  writeFileSync(join(folder, 'loud.nested.ts'), loud)
  const report = join(folder, 'report.json')
  await runTool('vitest', ['run', '--reporter=json', `--outputFile.json=${report}`], folder)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  outcomes = Object.fromEntries(results.map(({ title, status }) => [title, status]))
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['quiet', 'announced', 'own spy', 'talk at home'])('lets «%s» pass', (title) => {
  expect(outcomes[title]).toBe('passed')
})

test.each([
  'stray error',
  'stray warning',
  'announced, but other',
  'not announced again',
  'after own spy',
  'fetch third party',
  'request to third party',
  'in a loud file',
])('fails «%s»', (title) => {
  expect(outcomes[title]).toBe('failed')
})
