// Finds one and the same product at several stores, so that their prices can stand side by side.
import { doTraitsExclude, type ProductTraits, traitsOf } from './product-traits.ts'
import type { StoreOffer } from './store-offer.ts'

export type Matchable = Pick<StoreOffer, 'gtin' | 'brand' | 'model' | 'title'>

/** A product prepared for comparing; the keys are for finding candidates, each shared key makes one. */
export interface MatchSubject {
  readonly gtin: string | null
  readonly brand: string
  readonly model: string
  /** What stands behind the model's slash, or nothing. */
  readonly variant: string
  readonly words: ReadonlySet<string>
  /** One to four words of the title in a row, written together, as models are: `mx master 3s`. */
  readonly phrases: ReadonlySet<string>
  readonly traits: ProductTraits
  /** `g:` and the GTIN-14, `m:` and brand and model; none for a product that tells neither. */
  readonly keys: readonly string[]
}

/** Words of a company's name that say nothing about which one it is. */
const COMPANY =
  /\b(?:the|inc|llc|ltd|corp|corporation|co|company|usa|us|electronics|store|official)\b/gu

/** Writings of one brand. */
const SAME_BRAND = new Map<string, string>(
  Object.entries({
    hewlettpackard: 'hp',
    westerndigital: 'wd',
    blackanddecker: 'blackdecker',
    johnsonandjohnson: 'johnsonjohnson',
    googlenest: 'google',
    amazonbasics: 'amazon',
  }),
)

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')

const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

const brandKey = (brand: string): string => {
  const key = joined(letters(brand).replaceAll(COMPANY, ' '))
  return SAME_BRAND.get(key) ?? key
}

/** Three words and more are a series, a device it fits or a kind («Apple iPhone 3G», «Video Spectra 1.5»). */
const isName = (front: string): boolean => front.trim().split(/\s+/u).length > 2

/** Before a slash stands the model, after it colour, region or capacity: WH1000XM4/B, MK2E3LL/A, SV100S2/64GZ. */
const splitModel = (written: string): { model: string; variant: string } => {
  const [front = '', ...rest] = written.split('/')
  const isSplit = joined(front).length >= 4
  const model = isName(front) ? '' : joined(letters(isSplit ? front : written))
  return model.length >= 3
    ? { model, variant: isSplit ? joined(letters(rest.join(''))) : '' }
    : { model: '', variant: '' }
}

const LITTLE = new Set(
  'the and for with of in on to a an by from new edition pack set plus pro mini'.split(' '),
)

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    letters(title.slice(0, 300))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !LITTLE.has(word)),
  )

const phrasesOf = (title: string): ReadonlySet<string> => {
  const words = letters(title.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? []
  const phrases = new Set<string>()
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= 4; length += 1)
      phrases.add(words.slice(start, start + length).join(''))
  return phrases
}

/** Prepares a product once, so that a catalogue can be compared with itself. */
export const matchSubject = ({ gtin, brand, model, title }: Matchable): MatchSubject => {
  const subject = { brand: brandKey(brand), ...splitModel(model) }
  const keys = [
    ...(gtin === null ? [] : [`g:${gtin}`]),
    ...(subject.brand && subject.model ? [`m:${subject.brand}|${subject.model}`] : []),
  ]
  return {
    ...subject,
    gtin,
    keys,
    words: wordsOf(title),
    phrases: phrasesOf(title),
    traits: traitsOf(title),
  }
}

/** Share of the shorter title's words that the other one has too. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.intersection(b).size / Math.max(Math.min(a.size, b.size), 1)

/** A model without a digit is a name («Series», «Classic») and names no item by itself. */
const isTelling = (model: string): boolean => /\d/u.test(model) && model.length >= 4

/** What two products can be one item by; the last is for a person to judge. */
export const PAIR_GROUNDS = ['gtin', 'brand_model', 'model_in_title', 'gtin_doubted'] as const
export type PairGround = (typeof PAIR_GROUNDS)[number]
export type MatchGround = Exclude<PairGround, 'gtin_doubted'>

/** Models a title may speak of, at most so many: a title of codes alone is no reason to look for hundreds. */
const MOST_TITLE_KEYS = 40

/** Keys of the brand's products whose model the title may name, 0 to 40, for finding candidates. */
export const titleKeys = ({ brand, phrases }: MatchSubject): readonly string[] =>
  brand === ''
    ? []
    : [...phrases]
        .filter(isTelling)
        .slice(0, MOST_TITLE_KEYS)
        .map((phrase) => `m:${brand}|${phrase}`)

/**
 * Why both are taken for the same item, or null. Equal bar codes match unless titles speak of different things or
 * pack, condition, colour, size or capacity exclude it; two different bar codes never match. Without them brand and
 * model must agree, or the telling model of one stand as such in the other's title. Made for precision: a missed pair costs
 * one comparison, a wrong one shows the price of another item.
 */
export const matchGround = (a: MatchSubject, b: MatchSubject): MatchGround | null => {
  if (doTraitsExclude(a.traits, b.traits)) return null
  const common = overlap(a.words, b.words)
  const isBrandKnown = a.brand !== '' && b.brand !== ''
  if (a.gtin !== null && b.gtin !== null) {
    if (a.gtin !== b.gtin) return null
    return common >= 0.2 && (!isBrandKnown || a.brand === b.brand || common >= 0.6) ? 'gtin' : null
  }
  if (!isBrandKnown || a.brand !== b.brand) return null
  if (a.variant !== '' && b.variant !== '' && a.variant !== b.variant) return null
  if (a.model !== '' && a.model === b.model)
    return isTelling(a.model) && common >= 0.25 ? 'brand_model' : null
  const isNamed =
    (isTelling(a.model) && b.phrases.has(a.model)) || (isTelling(b.model) && a.phrases.has(b.model))
  return isNamed && common >= 0.4 ? 'model_in_title' : null
}

/** As `matchGround`, but one bar code on two products that nothing else makes one is a question and not a no. */
export const pairGround = (a: MatchSubject, b: MatchSubject): PairGround | null =>
  matchGround(a, b) ?? (a.gtin !== null && a.gtin === b.gtin ? 'gtin_doubted' : null)
