// Which typed words to leave out when all together find nothing: those the vocabulary does not know, else those it only guessed.
import { isFiller } from '#domain/search-synonyms.ts'
import { type Reading, readWord } from './read-word.ts'
import { translateWord } from './translate-word.ts'
import type { TypedChunk, TypedText } from './typed-words.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

const isWord = (word: string) => !isFiller(word) && /\p{L}{2}/u.test(word)

const isKnownJoined = ({ joined }: TypedChunk, vocabulary: Vocabulary) =>
  joined !== null && (vocabulary.known.has(joined) || translateWord(joined, vocabulary).atMost > 0)

/** Null when there is nothing to leave out, or when what stays names nothing: «iphone 15» is not a search for «15». */
export function fewerWords(
  text: TypedText,
  vocabulary: Vocabulary,
): { text: TypedText; leftOut: string[] } | null {
  const readings = text.chunks.map((chunk) => ({
    chunk,
    isJoined: isKnownJoined(chunk, vocabulary),
    words: chunk.words
      .filter((word) => !isFiller(word))
      .map((word) => readWord(word, vocabulary, [])),
  }))
  const keeping = (isGood: (reading: Reading) => boolean) =>
    readings
      .filter(({ isJoined, words }) => isJoined || words.every(isGood))
      .map(({ chunk }) => chunk)
  const known = keeping(({ atMost }) => atMost > 0)
  // Where each may be something, a guess goes before what was typed to the letter.
  const chunks =
    known.length < text.chunks.length ? known : keeping(({ correction }) => correction === null)
  if (chunks.length === text.chunks.length) return null
  if (!chunks.some(({ words }) => words.some(isWord))) return null
  const leftOut = text.chunks.filter((chunk) => !chunks.includes(chunk))
  return { text: { ...text, chunks, joined: null }, leftOut: leftOut.flatMap(({ words }) => words) }
}
