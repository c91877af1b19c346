// Turns a typed text into a search: every word with its other spellings, and how many products it may find.
import { MAX_WORD_LENGTH } from '#domain/search-text.ts'
import type { Em } from '#server/platform/orm.ts'
import { allOf, anyOf, lexeme, lexemePrefix } from './ts-query.ts'
import { type TypedText, readTypedText } from './typed-words.ts'
import { askVocabulary, type KnownWord, type Vocabulary } from './vocabulary.queries.ts'
import { wordForms } from './word-forms.ts'

export interface Search {
  /** What a product must match, as a tsquery. */
  match: string
  /** What was typed to the letter: such products come first. */
  exact: string
  /** The words typed with ñ, as a tsquery, or null. */
  enye: string | null
  /** At most about so many products match, by the vocabulary. */
  atMost: number
  /** At least about so many do; 0 when several words must meet. */
  atLeast: number
  catalogueSize: number
  corrections: { typed: string; used: string }[]
  /** The words, and how an unfinished last one may go on, most frequent first. */
  words: string[]
  endings: string[]
}

/** A typed word with everything that counts as it. */
interface Reading {
  condition: string
  atMost: number
  atLeast: number
  correction: { typed: string; used: string } | null
}

const total = (words: KnownWord[]) => words.reduce((sum, { documents }) => sum + documents, 0)

function readWord(word: string, vocabulary: Vocabulary, unfinished: string[]): Reading {
  const own = vocabulary.known.get(word)
  const forms = wordForms(word).flatMap((form): KnownWord[] => {
    const documents = vocabulary.known.get(form)
    return documents === undefined ? [] : [{ word: form, documents }]
  })
  const isKnown = own !== undefined || forms.length > 0
  // A rare word may be a model number: only a far more frequent neighbour makes it a likely slip.
  const near = (forms.length === 0 ? (vocabulary.neighbours.get(word) ?? []) : []).filter(
    ({ documents }) => documents >= 10 * (own ?? 0),
  )
  const isUnread = !isKnown && near.length === 0
  const begun = unfinished.includes(word) ? unfinished : isUnread ? [word] : []
  const endings = endingsOf(begun, vocabulary)
  const others = [...forms, ...near, ...endings]
  // A word cut at its longest is only the beginning of what was typed.
  const typed = [...word].length >= MAX_WORD_LENGTH ? lexemePrefix(word) : lexeme(word)
  const best = !isKnown && endings.length === 0 ? near[0] : undefined
  return {
    condition: anyOf([typed, ...others.map((other) => lexeme(other.word))]),
    atMost: (own ?? 0) + total(others),
    atLeast: Math.max(own ?? 0, ...others.map(({ documents }) => documents)),
    correction: best ? { typed: word, used: best.word } : null,
  }
}

function composeSearch(text: TypedText, vocabulary: Vocabulary, unfinished: string[]): Search {
  const readings = text.chunks.map((chunk) => {
    const words = chunk.words.map((word) => readWord(word, vocabulary, unfinished))
    const all = allOf(words.map(({ condition }) => condition))
    return { words, condition: chunk.joined ? anyOf([all, lexeme(chunk.joined)]) : all }
  })
  const words = readings.flatMap((chunk) => chunk.words)
  const all = allOf(readings.map(({ condition }) => condition))
  const asOne = text.joined !== null && vocabulary.known.has(text.joined) ? text.joined : null
  const besides = [asOne, ...text.chunks.map(({ joined }) => joined)].map(
    (joined) => vocabulary.known.get(joined ?? '') ?? 0,
  )
  return {
    match: asOne ? anyOf([all, lexeme(asOne)]) : all,
    exact: allOf(text.chunks.flatMap((chunk) => chunk.words.map(lexeme))),
    enye: text.withEnye.length > 0 ? allOf(text.withEnye.map(lexeme)) : null,
    atMost: Math.min(...words.map(({ atMost }) => atMost)) + Math.max(...besides),
    atLeast: words.length === 1 ? (words[0]?.atLeast ?? 0) : 0,
    catalogueSize: vocabulary.catalogueSize,
    corrections: words.flatMap(({ correction }) => correction ?? []),
    words: text.chunks.flatMap((chunk) => chunk.words),
    endings: offers(unfinished, vocabulary).map(({ word }) => word),
  }
}

const endingsOf = (begun: string[], { endings }: Vocabulary): KnownWord[] =>
  begun.toReversed().flatMap((word) => endings.get(word) ?? [])

/** How the unfinished word may go on, or what it may have been meant to be. */
const offers = (unfinished: string[], vocabulary: Vocabulary): KnownWord[] => {
  const endings = endingsOf(unfinished, vocabulary)
  return endings.length > 0
    ? endings
    : unfinished.flatMap((word) => vocabulary.neighbours.get(word) ?? [])
}

/** Null when nothing in the text can be searched for. With `unfinished` the last word may go on. */
export async function readSearch(
  em: Em,
  given: string,
  unfinished = false,
): Promise<Search | null> {
  const text = readTypedText(given)
  if (text === null) return null
  const words = text.chunks.flatMap((chunk) => chunk.words)
  const last = words.at(-1)
  const spellings = unfinished && last !== undefined ? [last, ...text.lastWithEnye] : []
  const joins = [text.joined, ...text.chunks.map(({ joined }) => joined)]
  const others = [...words.flatMap(wordForms), ...joins.flatMap((joined) => joined ?? [])]
  return composeSearch(text, await askVocabulary(em, words, others, spellings), spellings)
}
