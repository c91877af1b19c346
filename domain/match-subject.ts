// Reads of an offer what matching compares: its make, its model, its words, and the keys by which others find it.
import { brandKey, joined, letters } from './brand-name.ts'
import { traitsOf } from './product-traits.ts'
import type { StoreOffer } from './store-offer.ts'
import type { ToldTitle } from './trait-contradictions.ts'

export type Matchable = Pick<StoreOffer, 'gtin' | 'brand' | 'model' | 'title'>

/** A product prepared for comparing; the keys are for finding candidates, each shared key makes one. */
export interface MatchSubject extends ToldTitle {
  readonly gtin: string | null
  /** One name for all writings. */
  readonly brand: string
  readonly writtenBrand: string
  readonly model: string
  /** What stands behind the model's slash, or nothing. */
  readonly variant: string
  /** The model is a maker's number, no series: six characters and more in a row, with a digit. */
  readonly isNumbered: boolean
  readonly words: ReadonlySet<string>
  /** One to four words of the title in a row, written together, as models are: `mx master 3s`. */
  readonly phrases: ReadonlySet<string>
  /** The title up to where it says what the item is for. */
  readonly head: string
  /** Its model is of what the item is for. */
  readonly isForModel: boolean
  /** `g:` and the GTIN-14, `m:` and brand and model, `n:` and a model number; none for a product that tells neither. */
  readonly keys: readonly string[]
}

/** Three words and more are a series, a device it fits or a kind («Apple iPhone 3G», «Video Spectra 1.5»). */
const isName = (front: string): boolean => front.trim().split(/\s+/u).length > 2

/** Fewer characters are often a series or another maker's too. */
const LEAST_NUMBER = 6

const isNumber = (front: string): boolean =>
  front
    .trim()
    .split(/\s+/u)
    .some((part) => joined(part).length >= LEAST_NUMBER && /\d/u.test(part))

/** Before a slash stands the model, after it colour, region or capacity: WH1000XM4/B, MK2E3LL/A, SV100S2/64GZ. */
const splitModel = (written: string): Pick<MatchSubject, 'model' | 'variant' | 'isNumbered'> => {
  const [front = '', ...rest] = written.split('/')
  const isSplit = joined(front).length >= 4
  const named = isSplit ? front : written
  const model = isName(front) ? '' : joined(letters(named))
  return model.length >= 3
    ? {
        model,
        variant: isSplit ? joined(letters(rest.join(''))) : '',
        isNumbered: isNumber(named),
      }
    : { model: '', variant: '', isNumbered: false }
}

/** Words that say nothing about which item it is. */
export const LITTLE = new Set(
  'the and for with of in on to a an by from new edition pack set plus pro mini'.split(' '),
)

const splitWords = (title: string): string[] =>
  letters(title.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? []

const phrasesOf = (title: string): ReadonlySet<string> => {
  const words = splitWords(title)
  const phrases = new Set<string>()
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= 4; length += 1)
      phrases.add(words.slice(start, start + length).join(''))
  return phrases
}

const FOR = /\b(?:for|fits|compatible with)\s/iu

/** Of `Battery for Canon EOS - 0615B002, black` the words `Canon EOS`. */
const madeFor = (title: string): string =>
  title
    .split(FOR)
    .slice(1)
    .map((part) => part.split(/ [-–] |[,(]/u)[0])
    .join(' ')

/** Prepares a product once, so that a catalogue can be compared with itself. */
export const matchSubject = ({
  gtin,
  brand: writtenBrand,
  model,
  title,
}: Matchable): MatchSubject => {
  const brand = brandKey(writtenBrand)
  const split = splitModel(model)
  const whole = split.model + split.variant
  const keys = [
    ...(gtin === null ? [] : [`g:${gtin}`]),
    ...(brand && split.model ? [`m:${brand}|${split.model}`] : []),
    ...(split.isNumbered ? [...new Set([split.model, whole])].map((each) => `n:${each}`) : []),
  ]
  const [head = ''] = title.split(FOR)
  const isNamed = (text: string) => phrasesOf(text).has(split.model)
  return {
    ...split,
    brand,
    writtenBrand,
    gtin,
    keys,
    words: new Set(splitWords(title).filter((word) => word.length > 1 && !LITTLE.has(word))),
    allWords: new Set(splitWords(title)),
    phrases: phrasesOf(title),
    head,
    isForModel: split.model !== '' && isNamed(madeFor(title)) && !isNamed(head),
    traits: traitsOf(title),
  }
}

/** A model without a digit is a name («Series», «Classic») and names no item by itself. */
export const isTelling = (model: string): boolean => /\d/u.test(model) && model.length >= 4

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
