// What words of other languages mean in the English titles of American stores: «zapatos» are shoes, sneakers, footwear.
import { foldForSearch } from './search-text.ts'
import { BEAUTY } from './search-synonyms/beauty.ts'
import { CLOTHING } from './search-synonyms/clothing.ts'
import { ELECTRONICS } from './search-synonyms/electronics.ts'
import { HOME } from './search-synonyms/home.ts'
import { QUALITIES } from './search-synonyms/qualities.ts'
import type { SynonymRow } from './search-synonyms/synonym-row.ts'
import { TOYS } from './search-synonyms/toys.ts'
import { deletionVariants, toleratesTypo, withinOneTypo } from './typo.ts'
import type { Category } from './vocabulary.ts'

/** An English name as the folded words that must all be met: `['coffee', 'maker']`. */
export type EnglishName = readonly string[]

interface Entry {
  /** As people write it, for showing: «teléfono». */
  word: string
  names: EnglishName[]
  /** False for plurals made by rule: some are words of no language, so they are understood and never offered. */
  isWritten: boolean
}

const listOf = (text: string): string[] => text.split(',').map((part) => part.trim())

/** The names of a table's left side, each as its folded words. */
export const englishNames = (text: string): EnglishName[] =>
  listOf(text).map((name) => foldForSearch(name).split(' '))

const joined = (word: string): string => foldForSearch(word).replaceAll('-', '')

/** Regular plurals of Spanish and Portuguese, accents and all: luz → luces, calcetín → calcetines, avião → aviões. */
const pluralsOf = (word: string): string[] => {
  if (word.endsWith('s')) return []
  if (word.endsWith('z')) return [word.replace(/z$/u, 'ces'), `${word}es`]
  if (word.endsWith('ão')) return [word.replace(/ão$/u, 'ões'), word.replace(/ão$/u, 'ães')]
  if (word.endsWith('m')) return [word.replace(/m$/u, 'ns')]
  if (word.endsWith('il')) return [`${word}es`, word.replace(/il$/u, 'eis')]
  if (word.endsWith('l')) return [`${word}es`, word.replace(/l$/u, 'is')]
  return /[aeiouáéíóúâêô]$/u.test(word) ? [`${word}s`] : [`${word}es`]
}

function readTables(): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const [english, others] of [
    ...ELECTRONICS,
    ...HOME,
    ...CLOTHING,
    ...BEAUTY,
    ...TOYS,
    ...QUALITIES,
  ]) {
    const names = englishNames(english)
    for (const written of listOf(others))
      for (const word of [written, ...pluralsOf(written)]) {
        const isWritten = word === written
        const known = entries.get(joined(word))
        if (known) known.names.push(...names)
        if (known) known.isWritten ||= isWritten
        else entries.set(joined(word), { word, names: [...names], isWritten })
      }
  }
  return entries
}

const ENTRIES = readTables()

const KEYS_BY_VARIANT = new Map<string, string[]>()
for (const key of ENTRIES.keys())
  for (const variant of deletionVariants(key))
    KEYS_BY_VARIANT.set(variant, [...(KEYS_BY_VARIANT.get(variant) ?? []), key])

/** Whose goods each table names; the others name goods of every category. */
const SHELVES: readonly (readonly [Category, readonly SynonymRow[]])[] = [
  ['Electronics', ELECTRONICS],
  ['Clothing & Accessories', CLOTHING],
  ['Home & Garden', HOME],
  ['Health & Beauty', BEAUTY],
]
const CATEGORIES_BY_NAME = Map.groupBy(
  SHELVES.flatMap(([category, rows]) =>
    rows.flatMap(([english]) => listOf(english).map((name) => ({ name, category }))),
  ),
  ({ name }) => name,
)

/** The categories where things of an English name belong; none where the tables do not say. */
export const categoriesOfName = (name: EnglishName): Category[] => [
  ...new Set(CATEGORIES_BY_NAME.get(name.join(' '))?.map(({ category }) => category)),
]

/** The English names of a folded word; none when it is in no table. */
export const englishNamesOf = (word: string): readonly EnglishName[] =>
  ENTRIES.get(word)?.names ?? []

export interface OtherWord {
  /** Folded, to look it up. */
  key: string
  /** As people write it. */
  word: string
}

const otherWord = (key: string): OtherWord => ({ key, word: ENTRIES.get(key)?.word ?? key })

/** The word of the tables within one typo of a folded word of five letters or more, or null. */
export function nearestOtherWord(typed: string): OtherWord | null {
  if (!toleratesTypo(typed)) return null
  const near = deletionVariants(typed)
    .flatMap((variant) => KEYS_BY_VARIANT.get(variant) ?? [])
    .find((key) => withinOneTypo(typed, key))
  return near === undefined ? null : otherWord(near)
}

/** Shorter beginnings could become anything. */
const MIN_BEGINNING = 3
const beginningOf = (key: string): string => key.slice(0, MIN_BEGINNING)
const KEYS_BY_BEGINNING = Map.groupBy(
  [...ENTRIES.keys()]
    .filter((key) => ENTRIES.get(key)?.isWritten)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)),
  beginningOf,
)

/** Words as the tables write them that begin with a folded beginning of three letters or more, shortest first, at most five. */
export const otherWordsFrom = (beginning: string): OtherWord[] =>
  (KEYS_BY_BEGINNING.get(beginning.length < MIN_BEGINNING ? '' : beginningOf(beginning)) ?? [])
    .filter((key) => key.startsWith(beginning))
    .slice(0, 5)
    .map(otherWord)
