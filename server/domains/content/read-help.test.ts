// Proves that help says the same in every language, is found by its words, and knows what may not travel.
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { contentText } from './content-text.ts'
import { allHelp } from './help-sections.ts'
import { readHelp } from './read-help.ts'

test('every language answers as many questions in as many sections', () => {
  const shapes = allHelp().map((sections) => sections.map(({ questions }) => questions.length))
  expect(shapes[0]?.length).toBeGreaterThan(5)
  expect(new Set(shapes.map(String)).size).toBe(1)
  for (const { text } of allHelp()
    .flat()
    .flatMap(({ questions }) => questions))
    expect(text).toMatch(/[.!]$/u)
})

test.each(LOCALES)(
  'what a desk or a setting decides stands in no text of the shop (%s)',
  (locale) => {
    for (const name of ['help', 'legal', 'returns'] as const)
      expect(contentText(locale, name)).not.toMatch(/US\$|%|÷|\d\s?(?:horas?|hours?|or[ae])\b/u)
  },
)

test.each(LOCALES)('the examples under the search find something (%s)', (locale) => {
  loadAllLocales()
  const hint = i18nObject(locale).contentPages.help.searchHint()
  const examples = [...hint.matchAll(/[«“]([^»”]+)[»”]/gu)].map(([, word = '']) => word)
  expect(examples).toHaveLength(3)
  for (const example of examples) {
    const { sections, restricted } = readHelp(locale, example)
    expect(sections.length > 0 || restricted !== null, example).toBe(true)
  }
})

test.each([
  ['es', 'CONTRASEÑA', /^Olvidé mi contraseña/u],
  ['es', '¡contrasena, codigo!', /^Olvidé mi contraseña/u],
  ['en', 'bolivrs', /bolivars/u],
] as const)('%s «%s» is answered by %s', (locale, search, question) => {
  const [section] = readHelp(locale, search).sections
  expect(section?.questions[0]?.question).toMatch(question)
})

test.each(['xylophone', '¿?', '%_'])('«%s» is answered by nothing', (search) =>
  expect(readHelp('en', search).sections).toEqual([]),
)

test.each([
  ['perfume', 'liquids'],
  ['power bank', 'loose_batteries'],
  ['quiero enviar vodka', 'liquids'],
  ['zapatos', null],
  ['¿puedo pagar en efectivo?', null],
  ['¿necesito pasaporte?', null],
  ['', null],
])('«%s» may not travel: %s', (search, kind) =>
  expect(readHelp('es', search).restricted).toBe(kind),
)

test.each([
  ['es', 'Qué se puede enviar'],
  ['en', 'What can be shipped'],
  ['it', 'Che cosa si può spedire'],
  ['pt', 'O que pode ser enviado'],
] as const)('in %s a thing that may not travel is answered with what may', (locale, title) => {
  expect(readHelp(locale, 'perfume').sections.map((section) => section.title)).toEqual([title])
})
