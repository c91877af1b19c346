// What a command does not know is refused in one line, whoever asks is told what it takes.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chosenOf, wholeNumber } from './read-command.ts'

const run = (...words: string[]) => {
  const script = path.join(import.meta.dirname, '../i18n.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('help is an answer, nonsense a refusal', () => {
  expect(run('--help')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^npm run i18n\n/),
    stderr: '',
  })
  const stderr = "Unknown option '--nonsense' (see --help)\n"
  expect(run('--nonsense')).toEqual({ status: 2, stdout: '', stderr })
})

test('names are taken in their own order, and all without any', () => {
  expect(chosenOf('part', ['a', 'b', 'c'], ['c', 'a'])).toEqual(['a', 'c'])
  expect(chosenOf('part', ['a', 'b'], [])).toEqual(['a', 'b'])
  expect(() => chosenOf('part', ['a', 'b'], ['a', 'x'])).toThrow('no part "x", only a, b')
})

test.each(['', '-1', '1.5', 'many', '11', '0', '1e1'])('%j is no number from 1 to 10', (text) => {
  expect(() => wholeNumber('kills', text, 10, 1)).toThrow('--kills must be')
})

test('whole numbers are taken', () => expect(wholeNumber('kills', '010', 10, 1)).toBe(10))
