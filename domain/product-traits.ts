// Reads out of titles what tells two items of one model apart: colour, capacity, size, pack, condition.

const COLORS =
  'black white clear gray grey silver gold rose pink red blue navy green teal mint purple violet plum lilac cyan magenta yellow orange brown beige cream ivory tan bronze copper graphite charcoal midnight starlight titanium olive coral turquoise lavender sage terracotta sand sky'

/** Names of one colour count as one. */
const SAME_COLOR = new Map<string, string>(
  Object.entries({ grey: 'gray', violet: 'purple', navy: 'blue' }),
)
const COLOR = new RegExp(`\\b(?:${COLORS.replaceAll(' ', '|')})\\b`, 'giu')

const CONDITION =
  /\b(?:renewed|refurbished|refurb|used|pre-?owned|remanufactured|open[- ]box|for parts)\b/iu
/** An accessory names the product it goes with. */
const ACCESSORY =
  /\b(?:compatible|replacement for|designed for|(?:case|cover|charger|strap|band|protector|cable|battery|filter|mount|remote|stand|sleeve|skin|pads?|parts?) for)\b/iu
const PACK =
  /\b(?:(\d{1,4})[- ]?(?:pack|pk|count|ct|pcs|pieces)|(?:pack|set|box|case) of (\d{1,4})|(\d{1,2})x\b)/iu
/** `3 GB/s` is a speed. */
const CAPACITY =
  /\b(\d{1,4}(?:\.\d)?)[\s-]?(tb|gb|mb|mah|ml|l|liter|liters|qt|quart|fl\.? ?oz|oz|lb|kg|g|w|v|cups?|buttons?|handsets?|ports?|outlets?|drawers?|tiers?|bays?|speeds?|channels?)\b(?!\/?\s?s(?:ec)?\b)/giu
const BUNDLE = /\b(?:bundle|combo|accessory kit)\b/iu
/** What it is made for: `for Nikon`, `for LaserJet 2000`. */
const FITS = /\bfor (?!the\b|use\b|select)(\p{L}[\p{L}\d]+)/giu
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = new RegExp(`\\b(?:${NUMBERS.join('|')})\\b`, 'giu')
const SIZE = /\b(\d{1,3}(?:\.\d{1,2})?)\s?(?:-?\s?(?:inch|inches|in\b)|")/giu

const GRADE =
  /\b(?:extra[- ]large|x-?large|small|medium|large|compact|standard|xl|xxl|king|queen|twin)\b/giu

export interface ProductTraits {
  readonly colors: ReadonlySet<string>
  /** `256gb`, `16oz`. */
  readonly capacities: ReadonlySet<string>
  /** Inches. */
  readonly sizes: ReadonlySet<string>
  /** `large`, `queen`. */
  readonly grades: ReadonlySet<string>
  /** `nikon`. */
  readonly fits: ReadonlySet<string>
  readonly pieces: number
  readonly isUsed: boolean
  readonly isBundle: boolean
  readonly isAccessory: boolean
}

const found = (pattern: RegExp, text: string, read: (match: RegExpMatchArray) => string) =>
  new Set([...text.matchAll(pattern)].map(read))

const UNIT = new Map<string, string>(Object.entries({ liter: 'l', quart: 'qt' }))
/** Of a gigabyte. */
const STORAGE = new Map<string, number>(Object.entries({ tb: 1000, gb: 1, mb: 0.001 }))

const capacity = (number: string, written: string): string => {
  const name = written.toLowerCase().replaceAll(/[. ]/gu, '')
  const share = STORAGE.get(name)
  if (share !== undefined) return `${Number(number) * share}gb`
  const unit = name.length > 2 ? name.replace(/s$/u, '') : name
  return `${Number(number)}${UNIT.get(unit) ?? unit}`
}

/** The traits a title (at most 300 characters count) states. */
export const traitsOf = (title: string): ProductTraits => {
  const text = title
    .slice(0, 300)
    .replaceAll(NUMBER, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 1))
  const pack = PACK.exec(text)
  return {
    colors: found(COLOR, text, ([name = '']) => {
      const color = name.toLowerCase()
      return SAME_COLOR.get(color) ?? color
    }),
    capacities: found(CAPACITY, text, ([, number = '', unit = '']) => capacity(number, unit)),
    sizes: found(SIZE, text, ([, number = '']) => String(Number(number))),
    grades: found(GRADE, text, ([name = '']) => name.toLowerCase()),
    fits: found(FITS, text, ([, name = '']) => name.toLowerCase()),
    pieces: Number(pack?.[1] ?? pack?.[2] ?? pack?.[3] ?? 1),
    isUsed: CONDITION.test(text),
    isBundle: BUNDLE.test(text),
    isAccessory: ACCESSORY.test(text),
  }
}

/** Both tell, and nothing they tell is common to both. */
const areApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && a.isDisjointFrom(b)

/** Capacities of one unit of which each tells one the other lacks: 8gb with 256gb beside 256gb is no contradiction. */
const areCapacitiesApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const units = (set: ReadonlySet<string>) =>
    new Set([...set].map((text) => text.replace(/^[\d.]+/u, '')))
  const of = (set: ReadonlySet<string>, unit: string) =>
    new Set([...set].filter((text) => text.replace(/^[\d.]+/u, '') === unit))
  return [...units(a).intersection(units(b))].some(
    (unit) => !of(a, unit).isSubsetOf(of(b, unit)) && !of(b, unit).isSubsetOf(of(a, unit)),
  )
}

/** Whether the traits exclude that both are one item. */
export const doTraitsExclude = (a: ProductTraits, b: ProductTraits): boolean =>
  a.isUsed !== b.isUsed ||
  a.isAccessory !== b.isAccessory ||
  a.isBundle !== b.isBundle ||
  a.pieces !== b.pieces ||
  areApart(a.colors, b.colors) ||
  areApart(a.sizes, b.sizes) ||
  areApart(a.grades, b.grades) ||
  areApart(a.fits, b.fits) ||
  areCapacitiesApart(a.capacities, b.capacities)
