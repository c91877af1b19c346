// Tests the tables of synonyms against their rules, and what is found through them.
import { expect, test } from 'vitest'
import { searchWords } from './search-text.ts'
import { isFiller } from './search-fillers.ts'
import { englishNamesOf, nearestOtherWord, otherWordsFrom } from './search-synonyms.ts'
import { BEAUTY } from './search-synonyms/beauty.ts'
import { CLOTHING } from './search-synonyms/clothing.ts'
import { ELECTRONICS } from './search-synonyms/electronics.ts'
import { HOME } from './search-synonyms/home.ts'
import { QUALITIES } from './search-synonyms/qualities.ts'
import { TOYS } from './search-synonyms/toys.ts'

const ROWS = [...ELECTRONICS, ...HOME, ...CLOTHING, ...BEAUTY, ...TOYS, ...QUALITIES]
const listOf = (text: string) => text.split(', ')

const meaning = (word: string) => englishNamesOf(word).map((name) => name.join(' '))

test.each([
  ['telefono', 'phone'],
  ['telefonos', 'phone'],
  ['celulares', 'smartphone'],
  ['zapatos', 'shoe'],
  ['scarpe', 'shoe'],
  ['tenis', 'sneaker'],
  ['cafetera', 'coffee maker'],
  ['audifonos', 'headphones'],
  ['auricolari', 'earbuds'],
  ['luces', 'light'],
  ['calcetines', 'sock'],
  ['microondas', 'microwave'],
  ['altofalante', 'speaker'],
  ['avioes', 'airplane'],
  ['portateis', 'laptop'],
  ['ninas', 'girls'],
  ['negra', 'black'],
  ['perfume', 'parfum'],
  ['perfumes', 'fragrance'],
  ['phone', 'smartphone'],
  ['cellphones', 'smartphone'],
  ['earphones', 'headphones'],
  ['smartwatch', 'smart watch'],
  ['cologne', 'parfum'],
  ['couch', 'sofa'],
])('%s are called %s', (word, name) => {
  expect(meaning(word)).toContain(name)
})

test('there are hundreds of kinds of things', () => {
  expect(ROWS.length).toBeGreaterThan(250)
})

test('a word of several rows has the names of all', () => {
  expect(meaning('juego')).toEqual(expect.arrayContaining(['game', 'set']))
})

test('no word means another thing in English', () => {
  const english = new Set(ROWS.flatMap(([names]) => names.split(/, | /)))
  const clashes = ROWS.flatMap(([names, others]) =>
    listOf(others).filter((word) => {
      const [folded = ''] = searchWords(word)
      return english.has(folded) && !names.split(/, | /).includes(folded)
    }),
  )
  expect(clashes).toEqual([])
})

test('every word is one word, and every English name is what the catalogue calls words', () => {
  const wrong = ROWS.flatMap(([names, others]) => [
    ...listOf(others).filter((word) => !/^[\p{Ll}-]+$/u.test(word)),
    ...listOf(names).filter((name) => searchWords(name).join(' ') !== name),
  ])
  expect(wrong).toEqual([])
})

test('a slip is forgiven in five letters or more', () => {
  expect(nearestOtherWord('telefno')).toEqual({ key: 'telefono', word: 'teléfono' })
  expect(nearestOtherWord('zapatps')?.key).toBe('zapatos')
  expect(nearestOtherWord('cma')).toBeNull()
  expect(nearestOtherWord('headphones')).toBeNull()
})

test('a beginning goes on to words that somebody wrote, the shortest first', () => {
  expect(otherWordsFrom('audif').map(({ word }) => word)).toEqual(['audífono'])
  expect(otherWordsFrom('telefoni').map(({ word }) => word)).toEqual(['telefoni', 'telefonino'])
  expect(otherWordsFrom('za')).toEqual([])
  expect(otherWordsFrom('c'.repeat(40))).toEqual([])
})

test('fillers name nothing', () => {
  expect(['de', 'para', 'con', 'for'].every(isFiller)).toBe(true)
  expect(['sin', 'e', 'usb', 'sem'].some(isFiller)).toBe(false)
})
