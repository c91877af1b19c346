// Which typed words to leave out when all together find nothing: those that the vocabulary knows in no reading.
import { isFiller } from '#domain/search-synonyms.ts'
import { readWord } from './read-word.ts'
import { translateWord } from './translate-word.ts'
import type { TypedChunk, TypedText } from './typed-words.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

const isWord = (word: string) => !isFiller(word) && /\p{L}{2}/u.test(word)

/** Null when there is nothing to leave out, or when what stays names nothing: «iphone 15» is not a search for «15». */
export function fewerWords(
  text: TypedText,
  vocabulary: Vocabulary,
): { text: TypedText; leftOut: string[] } | null {
  const isKnown = ({ words, joined }: TypedChunk) =>
    words.every((word) => isFiller(word) || readWord(word, vocabulary, []).atMost > 0) ||
    (joined !== null &&
      (vocabulary.known.has(joined) || translateWord(joined, vocabulary).atMost > 0))
  const chunks = text.chunks.filter(isKnown)
  if (chunks.length === text.chunks.length) return null
  if (!chunks.some(({ words }) => words.some(isWord))) return null
  const leftOut = text.chunks.filter((chunk) => !chunks.includes(chunk))
  return { text: { ...text, chunks, joined: null }, leftOut: leftOut.flatMap(({ words }) => words) }
}
