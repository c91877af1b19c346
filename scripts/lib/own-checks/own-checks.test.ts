// Each rule of our own stops what it should and lets the rest pass.
import { expect, test } from 'vitest'
import { sourceText } from '../project-files.ts'
import { runOwnChecks } from './run-own-checks.ts'

const SENTENCE = '// Says why this file exists.\n'

async function problemsOf(path: string, code: string, opening = SENTENCE): Promise<string> {
  const { output } = await runOwnChecks([sourceText(path, opening + code)])
  return output.trim()
}
const component = (jsx: string) => `export const A = ({ n, t }) => ${jsx}\n`
const sleep = ['new Promise((resolve) => setTimeout', '(resolve, 10))'].join('')
const silence = ['// oxlint', 'disable-next-line no-console'].join('-')
const fixedWait = ['page.waitForTime', 'out(100)'].join('')

test.each([
  ['no sentence', 'domain/a.ts', 'export const a = 1', ''],
  [
    'a directive is no sentence',
    'domain/a.ts',
    'export const a = 1',
    '// oxlint-disable no-console here now\n',
  ],
  ['one word is no sentence', 'domain/a.ts', 'export const a = 1', '// Money.\n'],
  ['text between tags', 'src/ui/a.tsx', component('<p>Hola mundo</p>')],
  ['text in braces', 'src/ui/a.tsx', component(`<p>{'Hola'}</p>`)],
  ['text in a ternary', 'src/ui/a.tsx', component(`<p>{n > 1 ? t.many : 'uno'}</p>`)],
  ['text after &&', 'src/ui/a.tsx', component(`<p>{n > 1 && 'varios'}</p>`)],
  ['text in a template', 'src/ui/a.tsx', component('<p>{`Hay ${n}`}</p>')],
  ['a read-aloud attribute', 'src/ui/a.tsx', component('<button aria-label="Cerrar" />')],
  ['a placeholder in braces', 'src/ui/a.tsx', component(`<input placeholder={'Buscar'} />`)],
  ['an alt text in a template', 'src/ui/a.tsx', component('<img alt={`Foto ${n}`} />')],
  ['a hand-on', 'src/lib/a.ts', `export { x } from './b.ts'`],
  ['a hand-on over lines', 'src/lib/a.ts', `export {\n  x,\n} from './b.ts'`],
  ['a hand-on of everything', 'src/lib/a.ts', `export * from './b.ts'`],
  ['a hand-on of a type', 'src/lib/a.ts', `export type { X } from './b.ts'`],
  ['the clock in the domain', 'domain/a.ts', 'export const now = () => new Date()'],
  ['the machine’s clock in the server', 'server/a.ts', 'const isOver = end < new Date()'],
  ['its milliseconds', 'server/a.ts', 'const now = Date.now'],
  ['a statement as text', 'server/domains/a.ts', `await em.execute<{ id: number }[]>('select')`],
  [
    'a fragment as a statement',
    'server/domains/a.ts',
    'await sql`select 1`.execute(em.getKysely())',
  ],
  ['on a connection', 'server/domains/a.ts', 'await query.execute(\n  db,\n)'],
  ['over lines', 'server/domains/a.ts', `await em\n  .getConnection()\n  .execute('select')`],
  ['a cast to never', 'scripts/a.ts', 'call(input as never)'],
  ['a part cast to a whole context', 'server/a.ts', 'run({ em } as unknown as Ctx)'],
  ['a sleeping test', 'server/a.test.ts', `await ${sleep}`],
  ['a long stylesheet', 'src/ui/a.module.css', '.a {}\n'.repeat(201), ''],
  ['a rule silenced without a word', 'src/lib/a.ts', `${silence}\nrun()`],
  ['a browser test that waits for time', 'tests/e2e/a.test.ts', `await ${fixedWait}`],
  ['a homemade word in a comment', 'server/a.ts', '// Every door of it.'],
  ['in a name', 'server/a.ts', 'const openDoor = 1'],
  ['in the title of a test', 'server/a.test.ts', `test('a stranger asks', run)`],
])('stops %s', async (_, path, code, opening = SENTENCE) => {
  expect(await problemsOf(path, code, opening)).toContain(path)
})

test.each([
  ['a block sentence', 'domain/a.ts', 'export const a = 1', '/** Cents, and how they add up. */\n'],
  [
    'a script’s first line',
    'scripts/a.ts',
    'run()',
    '#!/usr/bin/env node\n// Runs this thing here.\n',
  ],
  ['a cast in a test', 'server/a.test.ts', 'call(input as never)'],
  ['never in a sentence', 'server/a.ts', '/** As never before. */\nrun()'],
  ['words from the dictionary', 'src/ui/a.tsx', component('<p title={t.a}>{t.hello()} · {n}</p>')],
  ['attributes nobody reads', 'src/ui/a.tsx', component('<input className="big" type="text" />')],
  ['what is compared', 'src/ui/a.tsx', component("<p>{kind === 'sea' && t.hello()}</p>")],
  ['a unit', 'src/ui/a.tsx', component('<b>{n} kg</b>')],
  ['text of a test', 'src/ui/a.test.tsx', component('<p>Hola mundo</p>')],
  ['an export of its own', 'src/lib/a.ts', 'const x = 1\nexport { x }'],
  ['a rule silenced for a reason', 'src/lib/a.ts', `${silence} -- somebody reads it\nrun()`],
  ['the visitor’s clock', 'src/lib/a.ts', 'export const now = () => new Date()'],
  ['the clock that compares', 'server/platform/clock.ts', 'const ahead = Date.now() - nowMs()'],
  ['a given date in the domain', 'domain/a.ts', 'export const day = (text) => new Date(text)'],
  ['a stylesheet of 200 lines', 'src/ui/a.module.css', '.a {}\n'.repeat(200), ''],
  ['a statement of the platform', 'server/platform/a.ts', `await em.execute('select 1')`],
  ['a statement of the ORM', 'server/a.ts', `await em.qb(A).insert(row).execute('run')`],
  ['a statement that was built', 'server/a.ts', 'await tables(em).selectFrom(name).execute()'],
  ['customers’ words', 'server/a.ts', '// The price at the door, door to door.'],
  ['a word in a text', 'server/a.ts', "const kinds = ['door']"],
  ['a timer of the product', 'server/a.ts', `await ${sleep}`],
])('lets %s pass', async (_, path, code, opening = SENTENCE) => {
  expect(await problemsOf(path, code, opening)).toBe('')
})
