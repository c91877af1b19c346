// Turns a typed text into a search: every word with its other spellings, and how many products it may find.
import { type OtherWord, otherWordsFrom } from '#domain/search-synonyms.ts'
import type { Category } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { chooseHead } from './choose-head.ts'
import { fewerUnits } from './fewer-words.ts'
import { type Beginning, namesOfPhrases, openPhrase, readUnits, type Unit } from './read-unit.ts'
import { endingsOf } from './read-word.ts'
import { marksFor } from './things.ts'
import { translationWords, wordsOfNames } from './translate-word.ts'
import { allOf, anyOf, lexeme } from './ts-query.ts'
import { type TypedText, readTypedText } from './typed-words.ts'
import { askVocabulary, type KnownWord, type Vocabulary } from './vocabulary.queries.ts'
import { wordForms } from './word-forms.ts'

export interface Search {
  /** What a product must match, as a tsquery. */
  match: string
  /** What was typed to the letter, or read instead of a slip: such products come first. */
  exact: string
  /** What is the thing that is looked for, as a tsquery, or null where nobody knows. */
  thing: string | null
  /** At most about so many products are it. */
  thingAtMost: number
  /** At least about so many are; 0 where nobody knows. */
  thingAtLeast: number
  /** Where such things belong. */
  categories: Category[]
  /** The words typed with ñ, as a tsquery, or null. */
  enye: string | null
  /** At most about so many products match, by the vocabulary. */
  atMost: number
  /** At least about so many do; 0 when several words must meet. */
  atLeast: number
  catalogueSize: number
  corrections: { typed: string; used: string }[]
  /** What to look for instead when this finds nothing, one after the other. */
  fewer: Search[]
}

/** A text that is still being typed. */
export interface TypedSearch extends Search {
  /** What a product must match when more of the last word is to come, as a tsquery. */
  openMatch: string
  /** The words, and how an unfinished last one may go on, most frequent first. */
  words: string[]
  endings: string[]
  /** Words of other languages it may be going to be, for what the catalogue has. */
  otherEndings: OtherWord[]
}

/** «power bank» may be written as one word, and «quick dr» is going to be «quick dry». */
function asOneWord(
  text: TypedText,
  vocabulary: Vocabulary,
): { conditions: string[]; atMost: number } {
  const { joined, chunks } = text
  if (joined === null) return { conditions: [], atMost: 0 }
  const known = vocabulary.known.get(joined)
  if (known !== undefined) return { conditions: [lexeme(joined)], atMost: known }
  const longer = endingsOf([joined], vocabulary)
  const words = chunks.flatMap((chunk) => chunk.words)
  const last = words.at(-1) ?? ''
  const isOpen = last.length > 1 && !vocabulary.known.has(last)
  return {
    conditions: [...longer.map(({ word }) => lexeme(word)), ...(isOpen ? [openPhrase(words)] : [])],
    atMost: longer.reduce((sum, { documents }) => sum + documents, 0),
  }
}

function composeSearch(units: readonly Unit[], text: TypedText, vocabulary: Vocabulary): Search {
  const readings = units.flatMap((unit) => unit.readings)
  const asOne = asOneWord(text, vocabulary)
  const thing = chooseHead(units)?.thing
  const [only, ...more] = units
  const atMost = Math.min(...units.map((unit) => unit.atMost)) + asOne.atMost
  return {
    match: anyOf([allOf(units.map(({ condition }) => condition)), ...asOne.conditions]),
    exact: allOf(readings.map(({ best }) => best)),
    thing: thing?.conditions.length ? anyOf(thing.conditions) : null,
    thingAtMost: Math.min(thing?.atMost ?? 0, atMost),
    thingAtLeast: more.length === 0 ? Math.min(thing?.atLeast ?? 0, atMost) : 0,
    categories: thing?.categories ?? [],
    enye: text.withEnye.length > 0 ? allOf(text.withEnye.map(lexeme)) : null,
    atMost,
    atLeast: more.length === 0 ? (only?.atLeast ?? 0) : 0,
    catalogueSize: vocabulary.catalogueSize,
    corrections: readings.flatMap(({ correction }) => correction ?? []),
    fewer: [],
  }
}

function composeFewer(units: Unit[], text: TypedText, vocabulary: Vocabulary): Search[] {
  return fewerUnits(units).map((kept) => {
    const search = composeSearch(kept, { ...text, joined: null }, vocabulary)
    const left = units.filter((unit) => !kept.includes(unit)).flatMap(({ readings }) => readings)
    const leftOut = left.map(({ word }) => ({ typed: word, used: '' }))
    return { ...search, corrections: [...search.corrections, ...leftOut] }
  })
}

/** How the unfinished word may go on, or what it may have been meant to be. */
const offers = (begun: string[], vocabulary: Vocabulary): KnownWord[] => {
  const endings = endingsOf(begun, vocabulary)
  return endings.length > 0
    ? endings
    : begun.flatMap((word) => vocabulary.neighbours.get(word) ?? [])
}

/** Null when nothing in the text can be searched for. */
export async function readSearch(em: Em, given: string): Promise<TypedSearch | null> {
  const text = readTypedText(given)
  if (text === null) return null
  const words = text.chunks.flatMap((chunk) => chunk.words)
  const last = words.at(-1) ?? ''
  const begun = [last, ...text.lastWithEnye]
  const joins = [text.joined, ...text.chunks.map(({ joined }) => joined)].filter(
    (joined) => joined !== null,
  )
  const others = [
    ...words.flatMap((word) => [...wordForms(word), ...marksFor(word)]),
    ...joins.flatMap((joined) => [joined, ...translationWords(joined)]),
    ...words.flatMap(translationWords),
    ...wordsOfNames(namesOfPhrases(text.chunks)),
    ...begun.flatMap(otherWordsFrom).flatMap(({ key }) => translationWords(key)),
  ]
  const endJoins = [text.joined, text.chunks.at(-1)?.joined ?? null].filter((word) => word !== null)
  const vocabulary = await askVocabulary(em, words, others, [...begun, ...endJoins])
  const read = (beginning: Beginning) => readUnits(text.chunks, vocabulary, beginning)
  const units = read({ begun, open: false })
  const search = composeSearch(units, text, vocabulary)
  const open = read({ begun, open: true })
  return {
    ...search,
    fewer: composeFewer(units, text, vocabulary),
    openMatch: composeSearch(open, text, vocabulary).match,
    words,
    endings: offers(begun, vocabulary).map(({ word }) => word),
    otherEndings: open.flatMap(({ readings }) => readings.flatMap((one) => one.otherEndings)),
  }
}
