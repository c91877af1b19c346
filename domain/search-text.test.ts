// Search must find a word however it is accented, cased or joined.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { foldForSearch, foldKeepingEnye, MAX_WORD_LENGTH, searchWords } from './search-text.ts'

test.each([
  ['Hígado', 'higado', 'higado'],
  ['NIÑO', 'nino', 'niño'],
  ['nin\u0303o', 'nino', 'niño'],
  ['Pingüino', 'pinguino', 'pinguino'],
  ['Straße', 'strasse', 'strasse'],
  ['Ø 5', 'o 5', 'o 5'],
  ['ＡＢＣ', 'abc', 'abc'],
])('%j folds to %j, and to %j with its ñ', (text, folded, withEnye) => {
  expect(foldForSearch(text)).toBe(folded)
  expect(foldKeepingEnye(text)).toBe(withEnye)
})

test.each([
  [
    'Koss EQ50 3-Band Stereo Equalizer',
    ['koss', 'eq50', '3', 'band', '3band', 'stereo', 'equalizer'],
  ],
  ['KTC-D320/1G', ['ktc', 'd320', '1g', 'ktcd3201g']],
  ["Men's T-Shirt, t-shirt", ['men', 's', 'mens', 't', 'shirt', 'tshirt']],
  ['7.6 x 4.8', ['7', '6', 'x', '4', '8']],
  ['niños y niñas', ['ninos', 'y', 'ninas']],
  ['--- !!', []],
])('%j has the words %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it('cuts what nobody types', () => {
  expect(searchWords('a'.repeat(5000))).toEqual(['a'.repeat(MAX_WORD_LENGTH)])
})

describe('any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })

  it('folds once and for all', () => {
    fc.assert(
      fc.property(text, (value) => {
        const folded = foldForSearch(value)
        expect(foldForSearch(folded)).toBe(folded)
        expect(foldForSearch(value.normalize('NFD'))).toBe(foldForSearch(value.normalize('NFC')))
        expect(foldForSearch(foldKeepingEnye(value))).toBe(folded)
      }),
    )
  })

  it('has distinct, short words of letters and digits, findable one by one', () => {
    fc.assert(
      fc.property(text, (value) => {
        const words = searchWords(value)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) {
          expect(word).toMatch(/^[\p{L}\p{N}]{1,80}$/u)
          expect(searchWords(word)).toEqual([word])
        }
      }),
    )
  })
})
