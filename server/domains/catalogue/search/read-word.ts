// Reads one typed word: its forms, what it may have been meant to be, how it goes on, what it is called in English.
import {
  englishNamesOf,
  nearestOtherWord,
  type OtherWord,
  otherWordsFrom,
} from '#domain/search-synonyms.ts'
import { MAX_WORD_LENGTH } from '#domain/search-text.ts'
import { anyThing, type Thing, thingOfGuess, thingOfName, thingOfWord } from './things.ts'
import { type Translation, translateWord } from './translate-word.ts'
import { anyOf, lexeme, lexemePrefix } from './ts-query.ts'
import type { Guess, KnownWord, Vocabulary } from './vocabulary.queries.ts'
import { wordForms } from './word-forms.ts'

/** A typed word with everything that counts as it. */
export interface Reading {
  word: string
  condition: string
  /** What it is taken for: itself, or the neighbour it was read as. Such products come first. */
  best: string
  atMost: number
  atLeast: number
  thing: Thing
  /** In the tables, and no English name of a thing itself: such a language names the thing first. */
  isForeign: boolean
  isBrand: boolean
  correction: { typed: string; used: string } | null
  /** Words of other languages it may be going to be. */
  otherEndings: OtherWord[]
}

/** How much more frequent what a word may go on to, or be a slip of, must be than the word itself. */
const FAR_MORE = 10

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const total = (words: KnownWord[]) => sum(words.map(({ documents }) => documents))

/** `begun` are the spellings of the word if more of it may come; `open` says that more surely may. */
export function readWord(
  word: string,
  vocabulary: Vocabulary,
  { begun = [], open = false }: { begun?: string[]; open?: boolean } = {},
): Reading {
  const own = vocabulary.known.get(word)
  const forms = wordForms(word).flatMap((form): KnownWord[] => {
    const documents = vocabulary.known.get(form)
    return documents === undefined ? [] : [{ word: form, documents }]
  })
  // Between a rare name and a word that is in the tables of other languages, the tables are right.
  const translation = translateWord(word, vocabulary)
  const isTranslated = translation.conditions.length > 0
  const isKnown = own !== undefined || forms.length > 0 || isTranslated
  // A rare word may be a model number: only a far more frequent neighbour makes it a likely slip.
  const mayBeSlip = forms.length === 0 && !isTranslated
  const near = (mayBeSlip ? (vocabulary.neighbours.get(word) ?? []) : []).filter(
    ({ documents }) => documents >= FAR_MORE * (own ?? 0),
  )
  const nearest = isKnown ? null : nearestOtherWord(word)
  const meant = near.length === 0 || near[0]?.word === nearest?.key ? nearest : null
  const guess = meant ? translateWord(meant.key, vocabulary) : null
  const isUnread = !isKnown && near.length === 0 && !guess?.conditions.length
  const longer = endingsOf(begun, vocabulary)
  const goesOn = open || (mayBeSlip && (longer[0]?.documents ?? 0) >= FAR_MORE * (own ?? 0))
  const started = isUnread ? [...begun, word] : goesOn ? begun : []
  const endings = endingsOf(started, vocabulary)
  const goingOn = [...new Set(started)]
    .flatMap((beginning) => otherWordsFrom(beginning))
    .map((other) => ({ other, translation: translateWord(other.key, vocabulary) }))
    .filter((one) => one.translation.conditions.length > 0)
  const translations: Translation[] = [
    translation,
    ...(guess ? [guess] : []),
    ...goingOn.map((one) => one.translation),
  ]
  const others = [...forms, ...near, ...endings]
  // A word cut at its longest is only the beginning of what was typed.
  const typed = [...word].length >= MAX_WORD_LENGTH ? lexemePrefix(word) : lexeme(word)
  const best = !isKnown && endings.length === 0 ? near[0] : undefined
  const read = best?.word ?? (guess?.conditions.length ? meant?.word : undefined)
  const itself = thingOfWord(word, vocabulary)
  const names = [word, meant?.key ?? '', ...goingOn.map(({ other }) => other.key)].flatMap(
    englishNamesOf,
  )
  return {
    word,
    condition: anyOf([
      typed,
      ...others.map((other) => lexeme(other.word)),
      ...translations.flatMap(({ conditions }) => conditions),
    ]),
    best: lexeme(best?.word ?? word),
    atMost: (own ?? 0) + total(others) + sum(translations.map(({ atMost }) => atMost)),
    atLeast: Math.max(
      own ?? 0,
      ...others.map(({ documents }) => documents),
      ...translations.map(({ atLeast }) => atLeast),
    ),
    thing: anyThing(
      [itself, ...(best ? [best] : endings).map(thingOfGuess)],
      names.map((name) => thingOfName(name, vocabulary)),
    ),
    isForeign: names.length > 0 && !itself.isMarked,
    isBrand: vocabulary.brands.has(word),
    correction: read === undefined ? null : { typed: word, used: read },
    otherEndings: goingOn.map(({ other }) => other),
  }
}

/** How a word that is not finished goes on in names, the spelling with ñ first. */
export const endingsOf = (begun: string[], { endings }: Vocabulary): Guess[] => [
  ...new Map(
    begun
      .toReversed()
      .flatMap((word) => endings.get(word) ?? [])
      .map((ending) => [ending.word, ending]),
  ).values(),
]
