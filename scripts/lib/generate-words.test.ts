// The generated dictionary files follow the dictionaries, and are left alone while nothing changed.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generateWords } from './generate-words.ts'
import { projectRoot } from './run-command.ts'

mkdirSync(join(projectRoot, '.cache'), { recursive: true })
const root = mkdtempSync(join(projectRoot, '.cache/words-test-'))
const types = join(root, 'src/i18n/i18n-types.ts')
const write = (text: string) =>
  writeFileSync(
    join(root, 'src/i18n/es/index.ts'),
    `import type { BaseTranslation } from '../i18n-types.ts'\n\nconst es = { greeting: '${text}' } satisfies BaseTranslation\nexport default es\n`,
  )

afterAll(() => rmSync(root, { recursive: true, force: true }))

test(
  'changed words and missing files are generated, fresh ones are not',
  { timeout: 60_000 },
  async () => {
    mkdirSync(join(root, 'src/i18n/es'), { recursive: true })
    cpSync(join(projectRoot, '.typesafe-i18n.json'), join(root, '.typesafe-i18n.json'))
    write('Hola')
    expect(await generateWords(root)).toBe('generated')
    const before = statSync(types).mtimeMs
    expect(await generateWords(root)).toBe('fresh')
    expect(statSync(types).mtimeMs).toBe(before)
    write('Hola, {name:string}')
    expect(await generateWords(root)).toBe('generated')
    expect(readFileSync(types, 'utf8')).toContain('name')
    rmSync(join(root, 'src/i18n/i18n-util.ts'))
    expect(await generateWords(root)).toBe('generated')
  },
)
