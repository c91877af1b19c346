// Groups typed words to what each of them asks for: one word, words typed as one, or a phrase of the tables.
import { LONGEST_PHRASE, type Phrase, phraseOf } from '#domain/search-phrases.ts'
import { isFiller } from '#domain/search-fillers.ts'
import { endingsOf, type Reading, readWord } from './read-word.ts'
import { anyThing, type Thing, thingOfName } from './things.ts'
import { translateNames, translateWord } from './translate-word.ts'
import { allOf, anyOf, lexeme, lexemePrefix, oneAfterTheOther } from './ts-query.ts'
import type { TypedChunk } from './typed-words.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

export interface Unit {
  readings: Reading[]
  condition: string
  atMost: number
  /** How many of them match at least; 0 where several words must meet. */
  atLeast: number
  thing: Thing
  isForeign: boolean
  /** The word that joins it to what stands before: «de», «for». */
  after: string | null
}

/** What joins words in English, where the thing comes last; any other such word says that it comes first. */
const ENGLISH_JOINTS = new Set(['for', 'with', 'of', 'and', 'the', 'no', 'in'])
export const isEnglishJoint = (word: string): boolean => ENGLISH_JOINTS.has(word)

interface Joined {
  chunk: TypedChunk
  after: string | null
}

/** «zapatos de mujer» are women's shoes: what only joins words is not looked for, unless there is nothing else. */
function withoutFillers(chunks: TypedChunk[], begun: string[]): Joined[] {
  const naming: Joined[] = []
  let after: string | null = null
  for (const chunk of chunks) {
    const [first = '', ...more] = chunk.words
    const isLast = chunk === chunks.at(-1)
    if (more.length > 0 || !isFiller(first) || (isLast && begun.includes(first))) {
      naming.push({ chunk, after })
      after = null
    } else after = first
  }
  return naming.length > 0 ? naming : chunks.map((chunk) => ({ chunk, after: null }))
}

export interface Beginning {
  /** The spellings of the last word, of which more may come. */
  begun: string[]
  /** More of it surely may. */
  open: boolean
}

const CLOSED: Beginning = { begun: [], open: false }

function readChunk({ chunk, after }: Joined, vocabulary: Vocabulary, last: Beginning): Unit {
  const { words, joined } = chunk
  const readings = words.map((word, at) =>
    readWord(word, vocabulary, at === words.length - 1 ? last : CLOSED),
  )
  const [first] = readings
  const all = allOf(readings.map(({ condition }) => condition))
  const least = Math.min(...readings.map(({ atMost }) => atMost))
  if (!joined || !first)
    return {
      readings,
      condition: all,
      atMost: least,
      atLeast: first && readings.length === 1 ? first.atLeast : 0,
      thing: first?.thing ?? anyThing([]),
      isForeign: first?.isForeign ?? false,
      after,
    }
  const { conditions, atMost } = translateWord(joined, vocabulary)
  const own = vocabulary.known.get(joined)
  // «wi-f» is going to be «wi-fi», and «quick-dr» «quick dry».
  const begins = own === undefined && last.begun.length > 0
  const longer = begins ? endingsOf([joined], vocabulary) : []
  const end = words.at(-1) ?? ''
  const openEnd = begins && words.length > 1 && end.length > 1 ? [openPhrase(words)] : []
  return {
    readings,
    condition: anyOf([
      all,
      lexeme(joined),
      ...longer.map(({ word }) => lexeme(word)),
      ...openEnd,
      ...conditions,
    ]),
    atMost: least + (own ?? 0) + atMost + longer.reduce((sum, { documents }) => sum + documents, 0),
    atLeast: 0,
    thing: anyThing([]),
    isForeign: false,
    after,
  }
}

/** Words side by side of which the last may go on. */
export const openPhrase = (words: readonly string[]): string =>
  oneAfterTheOther([...words.slice(0, -1).map(lexeme), lexemePrefix(words.at(-1) ?? '')])

/** Null when the catalogue has none of the names. */
function readPhrase(parts: Joined[], phrase: Phrase, vocabulary: Vocabulary): Unit | null {
  const { conditions, atMost, atLeast } = translateNames(phrase.names, vocabulary)
  if (conditions.length === 0) return null
  const readings = parts
    .flatMap(({ chunk }) => chunk.words)
    .map((word) => readWord(word, vocabulary))
  return {
    readings: readings.map((reading) => ({ ...reading, correction: null })),
    condition: anyOf([allOf(readings.map(({ word }) => lexeme(word))), ...conditions]),
    atMost: atMost + Math.min(...readings.map(({ word }) => vocabulary.known.get(word) ?? 0)),
    atLeast,
    thing: anyThing(
      [],
      phrase.names.map((name) => thingOfName(name, vocabulary)),
    ),
    isForeign: !phrase.isEnglish,
    after: parts[0]?.after ?? null,
  }
}

/** The phrases that neighbouring words make, the longest first. */
export function* phrasesFrom(parts: readonly Joined[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, parts.length - at); length > 0; length -= 1) {
    const taken = parts.slice(at, at + length)
    const words = taken.flatMap(({ chunk }) => chunk.words)
    const after = taken[0]?.after
    // «laptop para juegos» is for gaming, and no set.
    const phrase =
      (after ? phraseOf([after, ...words]) : null) ?? (words.length > 1 ? phraseOf(words) : null)
    if (phrase) yield { taken, phrase }
  }
}

export function readUnits(chunks: TypedChunk[], vocabulary: Vocabulary, last: Beginning): Unit[] {
  const parts = withoutFillers(chunks, last.begun)
  const units: Unit[] = []
  let at = 0
  while (at < parts.length) {
    const part = parts[at]
    if (!part) break
    let found: Unit | null = null
    let length = 1
    for (const { taken, phrase } of phrasesFrom(parts, at)) {
      found = readPhrase(taken, phrase, vocabulary)
      length = taken.length
      if (found) break
    }
    if (!found) length = 1
    units.push(found ?? readChunk(part, vocabulary, at === parts.length - 1 ? last : CLOSED))
    at += length
  }
  return units
}

/** The English names of every phrase in a text, for asking the vocabulary. */
export const namesOfPhrases = (chunks: TypedChunk[]) => {
  const parts = withoutFillers(chunks, [])
  return parts.flatMap((_part, at) =>
    [...phrasesFrom(parts, at)].flatMap(({ phrase }) => [...phrase.names]),
  )
}
