// What a word names as a thing: «=phone» marks products that are phones, whatever else their names say.
import { categoriesOfName, type EnglishName } from '#domain/search-synonyms.ts'
import type { Category } from '#domain/vocabulary.ts'
import { THING } from './refresh-vocabulary.ts'
import { allOf, anyOf, inFront, lexeme, oneAfterTheOther } from './ts-query.ts'
import type { Guess, KnownWord, Vocabulary } from './vocabulary.queries.ts'
import { wordForms } from './word-forms.ts'

/** What a product must match to be the thing itself, and not what goes with it. */
export interface Thing {
  conditions: string[]
  /** At most about so many products are it. */
  atMost: number
  /** So many are marked as it; 0 where nobody has counted. */
  atLeast: number
  /** False where only a name's first part says so, because no mark is made for it. */
  isMarked: boolean
  /** Where such things belong; empty when nobody says. */
  categories: Category[]
}

const formsOf = (word: string): string[] => [word, ...wordForms(word)]
const markOf = (word: string): string => `${THING}${word}`

/** Every mark the vocabulary has to be asked about for this word. */
export const marksFor = (word: string): string[] => formsOf(word).map(markOf)

const knownMarks = (word: string, { known }: Vocabulary): KnownWord[] =>
  marksFor(word).flatMap((mark) => {
    const documents = known.get(mark)
    return documents === undefined ? [] : [{ word: mark, documents }]
  })

const documentsOf = (words: readonly KnownWord[]): number =>
  words.reduce((sum, { documents }) => sum + documents, 0)

/** A word as it was typed or read: its mark, or where it has none, its place in the first part of a name. */
export function thingOfWord(word: string, vocabulary: Vocabulary): Thing {
  const marks = knownMarks(word, vocabulary)
  const known = formsOf(word).flatMap((form) => {
    const documents = vocabulary.known.get(form)
    return documents === undefined ? [] : [{ word: form, documents }]
  })
  const isMarked = marks.length > 0
  return {
    conditions: isMarked
      ? marks.map((mark) => lexeme(mark.word))
      : known.map((form) => inFront(form.word)),
    atMost: documentsOf(isMarked ? marks : known),
    // Of the others nobody knows in how many names they stand in front.
    atLeast: Math.max(0, ...marks.map(({ documents }) => documents)),
    isMarked,
    categories: formsOf(word).flatMap((form) => categoriesOfName([form])),
  }
}

/** A word that was read instead of the typed one. */
export const thingOfGuess = ({ word, documents, mark }: Guess): Thing => ({
  conditions: [mark === null ? inFront(word) : lexeme(mark)],
  atMost: documents,
  atLeast: 0,
  isMarked: mark !== null,
  categories: formsOf(word).flatMap((form) => categoriesOfName([form])),
})

/** A name of the tables; nothing when the catalogue does not have all of its words. */
export function thingOfName(name: EnglishName, vocabulary: Vocabulary): Thing {
  const { known } = vocabulary
  const words = name.map((word) => formsOf(word).filter((form) => known.has(form)))
  const last = name.at(-1) ?? ''
  if (words.some((forms) => forms.length === 0))
    return { conditions: [], atMost: 0, atLeast: 0, isMarked: false, categories: [] }
  const categories = categoriesOfName(name)
  if (name.length === 1) return { ...thingOfWord(last, vocabulary), categories }
  const marks = knownMarks(last, vocabulary)
  const phrase = oneAfterTheOther(words.map((forms) => anyOf(forms.map(inFront))))
  const isMarked = marks.length > 0
  return {
    conditions: [
      isMarked ? allOf([phrase, anyOf(marks.map((mark) => lexeme(mark.word)))]) : phrase,
    ],
    atMost: Math.min(
      ...words.map((forms) => forms.reduce((sum, form) => sum + (known.get(form) ?? 0), 0)),
    ),
    atLeast: 0,
    isMarked,
    categories,
  }
}

/** What is any of them; where one is marked, a name of the tables that marks nothing here says nothing either. */
export function anyThing(things: readonly Thing[], names: readonly Thing[] = []): Thing {
  const isMarked = [...things, ...names].some((thing) => thing.isMarked)
  const all = [...things, ...(isMarked ? names.filter((thing) => thing.isMarked) : names)]
  return {
    conditions: all.flatMap(({ conditions }) => conditions),
    atMost: all.reduce((sum, { atMost }) => sum + atMost, 0),
    atLeast: Math.max(0, ...all.map(({ atLeast }) => atLeast)),
    isMarked,
    categories: [...new Set([...things, ...names].flatMap(({ categories }) => categories))],
  }
}
