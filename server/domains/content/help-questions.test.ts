// Proves that help answers what people really type: their question is among the first three, and nearly always the first.
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { ASKED, QUESTIONS } from './help-questions.fixture.ts'
import { allHelp } from './help-sections.ts'
import { readHelp } from './read-help.ts'

const asked = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', typed = ''] = line.trim().split(': ')
      return typed.split('; ').map((one) => ({ name, typed: one }))
    })

test.each(LOCALES)('what people ask finds its answer (%s)', (locale) => {
  const all = allHelp()[LOCALES.indexOf(locale)]?.flatMap(({ questions }) => questions) ?? []
  expect(all).toHaveLength(QUESTIONS.length)
  const names = new Map<string, string>(
    all.map(({ question }, place) => [question, QUESTIONS[place] ?? '']),
  )
  const answered = asked(ASKED[locale]).map(({ name, typed }) => {
    const { sections } = readHelp(locale, typed)
    const first = sections
      .flatMap(({ questions }) => questions.map(({ question }) => names.get(question)))
      .slice(0, 3)
    return { name, typed, first }
  })
  expect(answered.filter(({ name, first }) => !first.includes(name))).toEqual([])
  const second = answered.filter(({ name, first }) => first[0] !== name)
  expect(second.length / answered.length).toBeLessThan(0.06)
})
