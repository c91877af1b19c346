// Stale generated dictionary files are found, and the tree stays as it was.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generatedWordsAreCurrent } from './generated-words.ts'
import { projectRoot, runTool } from './run-command.ts'

mkdirSync(join(projectRoot, '.cache'), { recursive: true })
const root = mkdtempSync(join(projectRoot, '.cache/words-test-'))
const base = join(root, 'src/i18n/es/index.ts')
const write = (text: string) =>
  writeFileSync(base, `const es = { greeting: '${text}' }\nexport default es\n`)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test(
  'a dictionary that asks for more than was generated is stale',
  { timeout: 60_000 },
  async () => {
    mkdirSync(join(root, 'src/i18n/es'), { recursive: true })
    cpSync(join(projectRoot, '.typesafe-i18n.json'), join(root, '.typesafe-i18n.json'))
    write('Hola')
    await runTool('typesafe-i18n', ['--no-watch'], root)
    expect(await generatedWordsAreCurrent(root)).toMatchObject({ ok: true })
    write('Hola, {name:string}')
    const types = join(root, 'src/i18n/i18n-types.ts')
    const before = readFileSync(types, 'utf8')
    const { ok, output } = await generatedWordsAreCurrent(root)
    expect(ok).toBe(false)
    expect(output).toContain('i18n-types.ts')
    expect(readFileSync(types, 'utf8')).toBe(before)
  },
)
