// Turns a typed text into a search: every word with its other spellings, and how many products it may find.
import { isFiller, type OtherWord, otherWordsFrom } from '#domain/search-synonyms.ts'
import type { Em } from '#server/platform/orm.ts'
import { fewerWords } from './fewer-words.ts'
import { endingsOf, readWord } from './read-word.ts'
import { translateWord, translationWords } from './translate-word.ts'
import { allOf, anyOf, lexeme } from './ts-query.ts'
import { type TypedChunk, type TypedText, readTypedText } from './typed-words.ts'
import { askVocabulary, type KnownWord, type Vocabulary } from './vocabulary.queries.ts'
import { wordForms } from './word-forms.ts'

export interface Search {
  /** What a product must match, as a tsquery. */
  match: string
  /** What was typed to the letter, or read instead of a slip: such products come first. */
  exact: string
  /** The words typed with ñ, as a tsquery, or null. */
  enye: string | null
  /** At most about so many products match, by the vocabulary. */
  atMost: number
  /** At least about so many do; 0 when several words must meet. */
  atLeast: number
  catalogueSize: number
  corrections: { typed: string; used: string }[]
  /** The same without the words nobody knows, for when this one finds nothing. */
  fewer: Search | null
  /** The words, and how an unfinished last one may go on, most frequent first. */
  words: string[]
  endings: string[]
  /** Words of other languages it may be going to be, for what the catalogue has. */
  otherEndings: OtherWord[]
}

/** «zapatos de mujer» are women's shoes: what only joins words is not looked for, unless there is nothing else. */
function withoutFillers(chunks: TypedChunk[], unfinished: string[]): TypedChunk[] {
  const naming = chunks.filter(
    ({ words: [first = '', ...more] }) =>
      more.length > 0 || unfinished.includes(first) || !isFiller(first),
  )
  return naming.length > 0 ? naming : chunks
}

function composeSearch(text: TypedText, vocabulary: Vocabulary, unfinished: string[]): Search {
  const readings = withoutFillers(text.chunks, unfinished).map((chunk) => {
    const words = chunk.words.map((word) => readWord(word, vocabulary, unfinished))
    const all = allOf(words.map(({ condition }) => condition))
    if (!chunk.joined) return { words, condition: all, atMost: 0 }
    const { conditions, atMost } = translateWord(chunk.joined, vocabulary)
    return { words, condition: anyOf([all, lexeme(chunk.joined), ...conditions]), atMost }
  })
  const words = readings.flatMap((chunk) => chunk.words)
  const all = allOf(readings.map(({ condition }) => condition))
  const asOne = text.joined !== null && vocabulary.known.has(text.joined) ? text.joined : null
  const besides = [asOne, ...text.chunks.map(({ joined }) => joined)].map(
    (joined) => vocabulary.known.get(joined ?? '') ?? 0,
  )
  return {
    match: asOne ? anyOf([all, lexeme(asOne)]) : all,
    exact: allOf(words.map(({ best }) => best)),
    enye: text.withEnye.length > 0 ? allOf(text.withEnye.map(lexeme)) : null,
    atMost:
      Math.min(...words.map(({ atMost }) => atMost)) +
      Math.max(...besides, ...readings.map(({ atMost }) => atMost)),
    atLeast: words.length === 1 ? (words[0]?.atLeast ?? 0) : 0,
    catalogueSize: vocabulary.catalogueSize,
    corrections: words.flatMap(({ correction }) => correction ?? []),
    fewer: withFewerWords(text, vocabulary),
    words: text.chunks.flatMap((chunk) => chunk.words),
    otherEndings: words.flatMap(({ otherEndings }) => otherEndings),
    endings: offers(unfinished, vocabulary).map(({ word }) => word),
  }
}

function withFewerWords(text: TypedText, vocabulary: Vocabulary): Search | null {
  const fewer = fewerWords(text, vocabulary)
  if (fewer === null) return null
  const search = composeSearch(fewer.text, vocabulary, [])
  const leftOut = fewer.leftOut.map((typed) => ({ typed, used: '' }))
  return { ...search, corrections: [...search.corrections, ...leftOut] }
}

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
  const begun = unfinished ? spellings : words.length === 1 ? words : []
  const others = [
    ...words.flatMap(wordForms),
    ...joins.flatMap((joined) => (joined ? [joined, ...translationWords(joined)] : [])),
    ...words.flatMap(translationWords),
    ...begun.flatMap(otherWordsFrom).flatMap(({ key }) => translationWords(key)),
  ]
  return composeSearch(text, await askVocabulary(em, words, others, spellings), spellings)
}
