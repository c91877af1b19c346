// Tells whether a new name under a known number is a rewording of the same article or quite another one.
import { normalHeader } from './normal-header.ts'

const wordsOf = (name: string): Set<string> =>
  new Set(
    normalHeader(name)
      .split(' ')
      .filter((word) => word.length > 1),
  )

/** Of the shorter name's words so many must be in the other one: a title loses or gains words, it does not change all. */
const LEAST_SHARED = 0.25

/** What identifies an article to a reader; empty texts say nothing. */
export interface NamedArticle {
  readonly name: string
  readonly model: string
}

/**
 * True when less than a quarter of the shorter name's words is in the other name, in any order, case and accents aside,
 * and the models (when both are told) differ. Names without a word of two letters are compared as they are.
 */
export const isOtherArticle = (before: NamedArticle, after: NamedArticle): boolean => {
  if (before.model !== '' && normalHeader(before.model) === normalHeader(after.model)) return false
  const [one, other] = [wordsOf(before.name), wordsOf(after.name)]
  const least = Math.min(one.size, other.size)
  if (least === 0) return before.name.trim() !== after.name.trim()
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / least < LEAST_SHARED
}
