// Proves the order of answers: rare words and whole words first, typos only where nobody knows the word.
import { expect, test } from 'vitest'
import { rankTexts } from './rank-texts.ts'
import { stemsOf } from './word-forms.ts'

const TEXTS = [
  { strong: ['envi', 'preci'], weak: ['libra'] },
  { strong: ['envi', 'tard'], weak: ['aduan'] },
  { strong: ['contrasen'], weak: ['envi', 'preci'] },
]

test.each([
  ['the rarer of two words decides', ['envi', 'tard'], [1]],
  ['a title is worth more than an answer', ['preci'], [0]],
  ['what everybody says finds everybody who says it aloud', ['envi'], [0, 1]],
  ['a beginning finds the word', ['contra'], [2]],
  ['a typo finds it where nobody knows better', ['contrsen'], [2]],
  ['what nobody knows finds nothing', ['xilofon'], []],
  ['nothing finds nothing', [], []],
])('%s', (_, typed, places) => expect(rankTexts(typed, TEXTS, 5)).toEqual(places))

test('no more than asked for', () => expect(rankTexts(['envi'], TEXTS, 1)).toEqual([0]))

test.each([
  ['es', '¿Cuánto tardan los envíos?', 'tarda un envío'],
  ['es', 'pagar', 'PAGOS'],
  ['en', 'tracking', 'How do I track?'],
  ['en', 'shipping', 'ships'],
  ['it', 'Quanto costano le spedizioni?', 'costa spedizione'],
  ['pt', 'devoluções', 'devolução'],
] as const)('%s «%s» is asked like «%s»', (locale, one, other) =>
  expect(stemsOf(one, locale)).toEqual(stemsOf(other, locale)),
)

test('a text of nothing but small words keeps them', () => {
  expect(stemsOf('¿Y cómo?', 'es')).toEqual(['y', 'com'])
  expect(stemsOf('¡¿…?!', 'es')).toEqual([])
})
