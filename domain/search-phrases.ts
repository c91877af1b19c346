// Finds what several typed words mean together: «reloj inteligente» is a smart watch and no clever clock.
import { foldForSearch } from './search-text.ts'
import { ENGLISH_PHRASES } from './search-synonyms/english-phrases.ts'
import { PHRASES } from './search-synonyms/phrases.ts'
import { isFiller } from './search-fillers.ts'
import { type EnglishName, englishNames } from './search-synonyms.ts'

export interface Phrase {
  names: readonly EnglishName[]
  /** False for a phrase of another language, which names the thing first. */
  isEnglish: boolean
}

/** More words make no phrase of the tables. */
export const LONGEST_PHRASE = 4

/** Endings of number and gender are not compared: «relojes inteligentes», «mouse inalámbrica». */
const keyOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/(?<=..)[aeio]?s?$/u, '')).join(' ')

const wordsOf = (text: string): string[] =>
  (foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word, at) => at === 0 || !isFiller(word),
  )

const BY_KEY = new Map<string, Phrase>(
  [
    ...PHRASES.map((row) => ({ row, isEnglish: false })),
    ...ENGLISH_PHRASES.map((row) => ({ row, isEnglish: true })),
  ].flatMap(({ row: [english, others], isEnglish }) =>
    others
      .split(', ')
      .map((text) => [keyOf(wordsOf(text)), { names: englishNames(english), isEnglish }] as const),
  ),
)

/** The phrase that folded words are, all of them together; a filler may only be the first. Null when they are none. */
export const phraseOf = (words: readonly string[]): Phrase | null =>
  BY_KEY.get(keyOf(words)) ?? null
