// What two titles must not say differently of one item: much where little else makes them one, less where the model's number does.
import type { ProductTraits } from './product-traits.ts'

/** Both tell, and nothing they tell is common to both. */
const areApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && a.isDisjointFrom(b)

const unitOf = (text: string): string => text.replace(/^[\d.]+/u, '')

const ofUnit = (set: ReadonlySet<string>, unit: string) =>
  new Set([...set].filter((text) => unitOf(text) === unit))

/** Capacities of one unit of which each tells one the other lacks: 8gb with 256gb beside 256gb is no contradiction. */
const areCapacitiesApart = (
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  units = new Set([...a].map(unitOf)),
): boolean =>
  [...units].some((unit) => {
    const [one, other] = [ofUnit(a, unit), ofUnit(b, unit)]
    return !one.isSubsetOf(other) && !other.isSubsetOf(one)
  })

/** `M PRO` beside an `M` that is no `PRO`. */
const isTierMissing = ({ tiers }: ProductTraits, words: ReadonlySet<string>): boolean =>
  [...tiers].some((text) => {
    const [name = '', tier = ''] = text.split(' ')
    return words.has(name) && !words.has(tier)
  })

/** A camera and the lens of its kit, or its body and the kit. */
const areOpticsApart = (a: ProductTraits['optics'], b: ProductTraits['optics']): boolean =>
  a !== null &&
  b !== null &&
  a !== b &&
  (a === 'lens' || b === 'lens' || (a !== 'camera' && b !== 'camera'))

/** Screens are rounded (46" for 45.9"), and a bag for 15.4" holds 15.6". */
const SIZE_SPREAD = 0.12

const areSizesFarApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 &&
  b.size > 0 &&
  ![...a].some((one) =>
    [...b].some(
      (other) =>
        Math.abs(Number(one) - Number(other)) <= SIZE_SPREAD * Math.max(Number(one), Number(other)),
    ),
  )

/** Units that variants of one model number differ in; watts, volts and ounces are told in many ways. */
const COUNTED = new Set(['gb', 'handset', 'piece'])

/** Sizes of goods; «compact» and «standard» only describe. */
const DESCRIBING = new Set(['compact', 'standard', 'medium'])

const PLATFORMS = new Set(
  (
    'canon nikon sony pentax olympus panasonic fuji fujifilm windows mac xbox playstation ps3 ps4 ps5 wii switch ' +
    'iphone ipad ipod samsung'
  ).split(' '),
)

/** A title as far as contradictions go: its traits and all of its words in small letters. */
export interface ToldTitle {
  readonly traits: ProductTraits
  readonly allWords: ReadonlySet<string>
}

const areNeverOne = (a: ToldTitle, b: ToldTitle): boolean =>
  a.traits.isUsed !== b.traits.isUsed ||
  a.traits.isReplacement !== b.traits.isReplacement ||
  a.traits.isBundle !== b.traits.isBundle ||
  a.traits.packs.symmetricDifference(b.traits.packs).size > 0 ||
  areApart(a.traits.colors, b.traits.colors) ||
  areOpticsApart(a.traits.optics, b.traits.optics) ||
  isTierMissing(a.traits, b.allWords) ||
  isTierMissing(b.traits, a.allWords)

/** Whether two titles exclude that both are one item, where brand and a short model or words alone speak for it. */
export const doTitlesExclude = (a: ToldTitle, b: ToldTitle): boolean =>
  areNeverOne(a, b) ||
  a.traits.isAccessory !== b.traits.isAccessory ||
  a.traits.isCombo !== b.traits.isCombo ||
  areApart(a.traits.sizes, b.traits.sizes) ||
  areApart(a.traits.grades, b.traits.grades) ||
  areApart(a.traits.fits, b.traits.fits) ||
  areCapacitiesApart(a.traits.capacities, b.traits.capacities)

/** The same where both have one model number, which vouches for what stores word differently. */
export const doNumberedTitlesExclude = (a: ToldTitle, b: ToldTitle): boolean =>
  areNeverOne(a, b) ||
  areSizesFarApart(a.traits.sizes, b.traits.sizes) ||
  areApart(a.traits.grades.difference(DESCRIBING), b.traits.grades.difference(DESCRIBING)) ||
  areApart(a.traits.fits.intersection(PLATFORMS), b.traits.fits.intersection(PLATFORMS)) ||
  areCapacitiesApart(a.traits.capacities, b.traits.capacities, COUNTED)
