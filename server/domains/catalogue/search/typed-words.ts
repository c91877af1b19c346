// Takes a typed text apart: words that must all be found, and what may also be written as one word.
import {
  foldKeepingEnye,
  foldForSearch,
  MAX_WORD_LENGTH,
  searchWords,
} from '#domain/search-text.ts'

/** More words only narrow to nothing, and each costs a look-up. */
const MAX_WORDS = 8
const MAX_TEXT = 400

/** Words that were typed as one: `KTC-D320/1G` is [ktc, d320, 1g], joined ktcd3201g. */
export interface TypedChunk {
  words: string[]
  joined: string | null
}

export interface TypedText {
  chunks: TypedChunk[]
  /** The whole text as one word, if it is two or three words: «power bank» may be written «powerbank». */
  joined: string | null
  /** Words that were typed with ñ, in that spelling. */
  withEnye: string[]
  /** The last word in that spelling, if it was typed with ñ. */
  lastWithEnye: string[]
}

/** Between chunks: whatever joins no words, and joiners in a row. */
const SEPARATORS = /[^\p{L}\p{N}\-/._'’+&]+|[-/._'’+&]{2,}/u

const readChunk = (text: string): TypedChunk => {
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = [...parts.join('')].slice(0, MAX_WORD_LENGTH).join('')
  const words = searchWords(text)
  const isJoined = parts.length > 1 && words.includes(whole)
  return isJoined
    ? { words: words.filter((word) => word !== whole), joined: whole }
    : { words, joined: null }
}

/** Null when the text holds no letter and no digit. */
export function readTypedText(given: string): TypedText | null {
  const text = given.slice(0, MAX_TEXT)
  const chunks: TypedChunk[] = []
  let left = MAX_WORDS
  for (const { words, joined } of foldForSearch(text).split(SEPARATORS).map(readChunk)) {
    if (words.length === 0 || left <= 0) continue
    chunks.push(
      words.length > left ? { words: words.slice(0, left), joined: null } : { words, joined },
    )
    left -= words.length
  }
  if (chunks.length === 0) return null
  const words = chunks.flatMap((chunk) => chunk.words)
  const whole = words.join('')
  const mayJoin = chunks.length > 1 && words.length <= 3 && whole.length <= MAX_WORD_LENGTH
  const withEnye = foldKeepingEnye(text).match(/[\p{L}\p{N}]*ñ[\p{L}\p{N}]*/gu) ?? []
  return {
    chunks,
    joined: mayJoin ? whole : null,
    withEnye: withEnye.slice(0, MAX_WORDS),
    lastWithEnye: withEnye.slice(-1).filter((word) => foldForSearch(word) === words.at(-1)),
  }
}
