// Finds one and the same product at several stores, so that their prices can stand side by side.
import { areBrandsAlike, isNamedIn } from './brand-name.ts'
import { isTelling, LITTLE, type MatchSubject } from './match-subject.ts'
import { doNumberedTitlesExclude, doTitlesExclude } from './trait-contradictions.ts'

/** Share of the shorter title's words that the other one has too. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.intersection(b).size / Math.max(Math.min(a.size, b.size), 1)

/** What two products can be one item by; the last is for a person to judge. */
export const PAIR_GROUNDS = ['gtin', 'brand_model', 'model_in_title', 'gtin_doubted'] as const
export type PairGround = (typeof PAIR_GROUNDS)[number]
export type MatchGround = Exclude<PairGround, 'gtin_doubted'>

const areVariantsApart = (a: MatchSubject, b: MatchSubject): boolean =>
  a.variant !== '' && b.variant !== '' && a.variant !== b.variant

const hasOneNumber = (a: MatchSubject, b: MatchSubject): boolean =>
  a.isNumbered &&
  b.isNumbered &&
  (a.model === b.model || a.model + a.variant === b.model + b.variant) &&
  !areVariantsApart(a, b)

/** Written alike, or named by the other's title as the maker and not as what the item is for. */
const isOneMake = (a: MatchSubject, b: MatchSubject): boolean =>
  areBrandsAlike(a.writtenBrand, b.writtenBrand) ||
  isNamedIn(a.writtenBrand, b.head) ||
  isNamedIn(b.writtenBrand, a.head)

/** Beside the brand they share a word, two words that one of them writes as one, or a capacity. */
const doTitlesMeet = (a: MatchSubject, b: MatchSubject): boolean => {
  const isTold = (phrase: string) =>
    phrase.length > 1 && !LITTLE.has(phrase) && phrase !== a.brand && phrase !== b.brand
  return (
    [...a.phrases.intersection(b.phrases)].some(isTold) ||
    !a.traits.capacities.isDisjointFrom(b.traits.capacities)
  )
}

/**
 * Whether a maker's number makes both one: brands that are written alike, titles that meet, and nothing that tells
 * variants of one number apart (condition, pack, colour, storage, far sizes, lens or camera, `M` or `M PRO`).
 */
const isNumberEnough = (a: MatchSubject, b: MatchSubject): boolean =>
  isOneMake(a, b) &&
  doTitlesMeet(a, b) &&
  a.isForModel === b.isForModel &&
  !doNumberedTitlesExclude(a, b)

/**
 * Why both are taken for the same item, or null. Equal bar codes match unless titles speak of different things or
 * pack, condition, colour, size or capacity exclude it; two different bar codes never match. Without them one number of
 * six characters and more and one make are enough where titles do not contradict each other. Else brand and model must
 * agree, or the telling model of one stand as such in the other's title. Made for precision: a missed pair costs one
 * comparison, a wrong one shows the price of another item.
 */
export const matchGround = (a: MatchSubject, b: MatchSubject): MatchGround | null => {
  const hasCodes = a.gtin !== null && b.gtin !== null
  if (hasCodes && a.gtin !== b.gtin) return null
  if (hasOneNumber(a, b)) {
    if (isNumberEnough(a, b)) return hasCodes ? 'gtin' : 'brand_model'
    if (!hasCodes) return null
  }
  if (doTitlesExclude(a, b)) return null
  const common = overlap(a.words, b.words)
  const isBrandKnown = a.brand !== '' && b.brand !== ''
  if (hasCodes)
    return common >= 0.2 && (!isBrandKnown || a.brand === b.brand || common >= 0.6) ? 'gtin' : null
  if (!isBrandKnown || a.brand !== b.brand || areVariantsApart(a, b)) return null
  if (a.model !== '' && a.model === b.model)
    return isTelling(a.model) && common >= 0.25 ? 'brand_model' : null
  const isNamed =
    (isTelling(a.model) && b.phrases.has(a.model)) || (isTelling(b.model) && a.phrases.has(b.model))
  return isNamed && common >= 0.4 ? 'model_in_title' : null
}

/** As `matchGround`, but one bar code on two products that nothing else makes one is a question and not a no. */
export const pairGround = (a: MatchSubject, b: MatchSubject): PairGround | null =>
  matchGround(a, b) ?? (a.gtin !== null && a.gtin === b.gtin ? 'gtin_doubted' : null)
