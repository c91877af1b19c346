// Orders short texts by how well they answer a question: a rare word counts more than one that stands everywhere.
import { toleratesTypo, withinOneTypo } from './typo.ts'

/** The stems of one text: those of its title and its other names, and those of what it says. */
export interface RankedText {
  readonly strong: readonly string[]
  readonly weak: readonly string[]
}

const STRONG = 4
/** Beginnings of a word are worth less than the word. */
const BEGINNING = 0.6
const MIN_BEGINNING = 4
const MAX_REST = 4
/** What is worth less than half of the best is noise beside it. */
const WORTH_TELLING = 0.5

const begins = (word: string, beginning: string): boolean =>
  beginning.length >= MIN_BEGINNING &&
  word.length - beginning.length <= MAX_REST &&
  word.startsWith(beginning)

type Likeness = (typed: string, word: string) => number

const exactly: Likeness = (typed, word) => {
  if (typed === word) return 1
  return begins(word, typed) || begins(typed, word) ? BEGINNING : 0
}
const nearly: Likeness = (typed, word) =>
  toleratesTypo(typed) && withinOneTypo(typed, word) ? BEGINNING : 0

const best = (typed: string, words: readonly string[], alike: Likeness): number =>
  words.reduce((most, word) => Math.max(most, alike(typed, word)), 0)

/** What each text is worth for one typed stem, more the fewer texts know it; typos only where nobody knows it. */
function worthOf(typed: string, texts: readonly RankedText[]): number[] {
  for (const alike of [exactly, nearly]) {
    const worth = texts.map(({ strong, weak }) =>
      Math.max(STRONG * best(typed, strong, alike), best(typed, weak, alike)),
    )
    const known = worth.filter((one) => one > 0).length
    if (known > 0) return worth.map((one) => one * Math.log(1 + texts.length / known))
  }
  return texts.map(() => 0)
}

/** The places of the texts that answer the typed stems, best first, at most `limit`; none when nothing does. */
export function rankTexts(
  typed: readonly string[],
  texts: readonly RankedText[],
  limit: number,
): number[] {
  const worths = typed.map((stem) => worthOf(stem, texts))
  const totals = texts.map((_, place) =>
    worths.reduce((sum, worth) => sum + (worth[place] ?? 0), 0),
  )
  const top = Math.max(0, ...totals)
  return totals
    .map((total, place) => ({ total, place }))
    .filter(({ total }) => total > 0 && total >= top * WORTH_TELLING)
    .toSorted((a, b) => b.total - a.total || a.place - b.place)
    .slice(0, limit)
    .map(({ place }) => place)
}
