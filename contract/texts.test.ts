// Proves what is left of hostile and unlucky typing before it is measured and stored.
import { expect, test } from 'vitest'
import { blockText, lineText } from './texts.ts'

test.each([
  ['a\u0000b', 'a b'],
  [' Ana\r\nBcc: x@example.com ', 'Ana Bcc: x@example.com'],
  ['\u0000', ''],
  ['gpj\u202e.exe\u2066', 'gpj.exe'],
  ['a\ud800b', 'ab'],
  ['Jose\u0301 👩‍🚀 مرحبا', 'José 👩‍🚀 مرحبا'],
])('%j on one line is %j', (typed, kept) => {
  expect(lineText().parse(typed)).toBe(kept)
})

test('a note keeps its lines and nothing else that cannot be seen', () => {
  expect(blockText().parse('uno\r\ndos\u0000tres\rcuatro\t\u0007\n')).toBe('uno\ndos tres\ncuatro')
})

test('lengths are those of what is kept', () => {
  expect(lineText().min(1).safeParse('\u0000\u0001').success).toBe(false)
  expect(lineText().max(3).safeParse('abc\n\n').success).toBe(true)
})
