// Reads a word of another language as the English names the catalogue knows, so that «zapatos» finds shoes.
import { englishNamesOf, type EnglishName, nearestOtherWord } from '#domain/search-synonyms.ts'
import { marksFor } from './things.ts'
import { anyOf, lexeme, oneAfterTheOther } from './ts-query.ts'
import type { KnownWord, Vocabulary } from './vocabulary.queries.ts'
import { wordForms } from './word-forms.ts'

/** What a word may be called, as search conditions, and about how many products that may find. */
export interface Translation {
  conditions: string[]
  atMost: number
  /** The most frequent of the names that are one word. */
  atLeast: number
}

const NONE: Translation = { conditions: [], atMost: 0, atLeast: 0 }

const formsOf = (word: string): string[] => [word, ...wordForms(word)]

/** Every word the vocabulary has to be asked about for this one. */
export const translationWords = (word: string): string[] => {
  const other = englishNamesOf(word).length > 0 ? word : (nearestOtherWord(word)?.key ?? '')
  return wordsOfNames(englishNamesOf(other))
}

/** Every word the vocabulary has to be asked about for these names. */
export const wordsOfNames = (names: readonly EnglishName[]): string[] =>
  names.flatMap((name) => [...name.flatMap(formsOf), ...marksFor(name.at(-1) ?? '')])

function translateName(name: EnglishName, { known }: Vocabulary): Translation {
  const words = name.map((word) =>
    formsOf(word).flatMap((form): KnownWord[] => {
      const documents = known.get(form)
      return documents === undefined ? [] : [{ word: form, documents }]
    }),
  )
  // A name that is not in the catalogue, or only half, finds nothing.
  if (words.some((forms) => forms.length === 0)) return NONE
  const totals = words.map((forms) => forms.reduce((sum, { documents }) => sum + documents, 0))
  return {
    conditions: [
      oneAfterTheOther(words.map((forms) => anyOf(forms.map(({ word }) => lexeme(word))))),
    ],
    atMost: Math.min(...totals),
    atLeast: Math.max(
      0,
      ...(words.length === 1 ? (words[0] ?? []) : []).map((one) => one.documents),
    ),
  }
}

/** Nothing when the catalogue has none of the names. */
export function translateNames(names: readonly EnglishName[], vocabulary: Vocabulary): Translation {
  const read = names.map((name) => translateName(name, vocabulary))
  return {
    conditions: read.flatMap(({ conditions }) => conditions),
    atMost: read.reduce((sum, { atMost }) => sum + atMost, 0),
    atLeast: Math.max(0, ...read.map(({ atLeast }) => atLeast)),
  }
}

/** Nothing when the word is in no table, or the catalogue has none of its names. */
export const translateWord = (word: string, vocabulary: Vocabulary): Translation =>
  translateNames(englishNamesOf(word), vocabulary)
