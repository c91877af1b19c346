// Proves that a shortened text is short, is a beginning of the whole one, and ends where a word does.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['Cafetera', 8, 'Cafetera'],
  ['Cafetera italiana', 16, 'Cafetera…'],
  ['Cafetera italiana', 17, 'Cafetera italiana'],
  ['Cafetera italiana de seis tazas', 18, 'Cafetera italiana…'],
  ['Cafetera, negra y roja', 12, 'Cafetera…'],
  ['Supercalifragilístico', 10, 'Supercali…'],
  ['😀😀😀😀', 4, '😀…'],
])('%s in %i letters: %s', (text, most, short) => expect(cutAtWord(text, most)).toBe(short))

test('whatever the text, it is a beginning of it and no longer than told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const short = cutAtWord(text, 60)
      expect(short.length).toBeLessThanOrEqual(60)
      if (short === text) return
      expect(short.at(-1)).toBe('…')
      expect(text.startsWith(short.slice(0, -1))).toBe(true)
      expect(short.isWellFormed() || !text.isWellFormed()).toBe(true)
    }),
  )
})
