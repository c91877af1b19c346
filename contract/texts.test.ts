// Proves what is left of hostile and unlucky typing before it is measured and stored.
import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
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

test.each([
  ['\u200b\u200d\u2060', 'required'],
  ['\u3164 \u2800', 'required'],
  ['a\u200b\u200b', 'too_short'],
])('letters nobody sees do not count: %j is %s', (typed, fault) => {
  const { error } = lineText(3).safeParse(typed)
  expect(error && fieldErrorsOf(error, typed)).toEqual({ '': [fault] })
  expect(blockText(3).safeParse(typed).success).toBe(false)
})

test('joiners stay where a script or an emoji needs them', () => {
  for (const text of ['👩\u200d🚀❤\ufe0f', 'می\u200cخواهم'])
    expect(lineText(2).parse(text)).toBe(text)
})

test('lengths are those of what is kept', () => {
  expect(lineText(1).safeParse('\u0000\u0001').success).toBe(false)
  expect(lineText().max(3).safeParse('abc\n\n').success).toBe(true)
})
