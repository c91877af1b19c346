// Reads out of titles what tells two items of one model apart: colour, capacity, size, pack, condition.

const COLORS =
  'black white clear gray grey silver gold rose pink red blue navy green teal mint purple violet plum lilac cyan magenta yellow orange brown beige cream ivory tan bronze copper graphite charcoal midnight starlight titanium olive coral turquoise lavender sage terracotta sand sky'

/** Names of one colour count as one. */
const SAME_COLOR = new Map<string, string>(
  Object.entries({ grey: 'gray', violet: 'purple', navy: 'blue' }),
)
/** Plating is no colour. */
const COLOR = new RegExp(`\\b(?:${COLORS.replaceAll(' ', '|')})\\b(?![- ]?plated)`, 'giu')

const CONDITION =
  /\b(?:renewed|refurbished|refurb|reconditioned|recertified|used|pre-?owned|pre-?loved|second[- ]hand|remanufactured|open[- ]box|for parts|reacondicionad[oa]|usad[oa]|seminuev[oa])\b/iu
/** An accessory names the product it goes with; `designed for 15.6 inch` names a size. */
const ACCESSORY =
  /\b(?:compatible|replacement for|designed for(?! ?(?:up to )?\d)|(?:case|cover|charger|strap|band|protector|cable|battery|filter|mount|remote|stand|sleeve|skin|pads?|parts?|pan) for)\b/iu
/** Made by somebody else in place of the maker's. */
const REPLACEMENT =
  /(?:^|[,(-]\s*)compatible\b(?!\s+(?:with|for)\b)|\bcompatible (?:[\w-]+ ){0,3}(?:toner|ink|cartridges?|battery|drum|ribbon|lamp)\b|\breplacement for\b|\breplaces\b/iu
/** `21x` counts pieces at a title's front, in brackets or before a capacity (`2 x 2GB`); elsewhere it is a zoom or a speed. */
const PACK =
  /(?<!\d\.)\b(\d{1,4})[- ]?(?:pack|pk|count|ct|pcs|pieces)\b(?! ?of ?\d)|\b(?:pack|set|box|case|kit) ?of ?(\d{1,4})\b|(?:^|\()\s*(\d{1,2}) ?x(?=\)| (?!\d|zoom|optical|speed|dvd|cd))|\b(\d{1,2}) ?x(?= ?\d+ ?[mgt]b\b)/giu
/** More pieces than that are what one box holds. */
const MOST_PIECES = 12
/** `3 GB/s` is a speed. */
const CAPACITY =
  /\b(\d{1,4}(?:\.\d{1,2})?)[\s-]?(tb|gb|mb|mah|ml|l|liter|liters|qt|quart|fl\.? ?oz|oz|lb|kg|g|w|watts?|v|volts?|cups?|buttons?|handsets?|ports?|outlets?|drawers?|tiers?|bays?|speeds?|channels?)\b(?!\/?\s?s(?:ec)?\b)/giu
const BUNDLE = /\b(?:bundle|accessory kit|fly more)\b/iu
/** Two machines in one are no bundle. */
const COMBO = /(?<!\b(?:dvd|vcr|vhs|recorder|player|mouse|keyboard|smoke|alert) )\bcombo\b/iu
/** What it is made for: `for Nikon`, `for LaserJet 2000`. */
const FITS = /\bfor (?!the\b|use\b|select)(\p{L}[\p{L}\d]+)/giu
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = new RegExp(`\\b(?:${NUMBERS.join('|')})\\b`, 'giu')
const SIZE = /\b(\d{1,3}(?:\.\d{1,2})?)\s?(?:-?\s?(?:inch|inches|in\b(?!-))|"|'')/giu
/** What a name of a model has behind it in the better one, `M PRO`, `430 II`; «Pro Logic» is a kind of sound, «Pro-Curve» a word. */
const TIER =
  /\b(?!(?:the|for|and|with|of|in|on|a)\b)(\p{L}[\p{L}\d]*(?=[ -](?:pro|plus|lite)\b)|[\p{L}\d]+(?=[ -]i))[ -](pro|plus|lite|ii|iii|iv)\b(?! logic|-)/giu

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
  /** `m pro`. */
  readonly tiers: ReadonlySet<string>
  /** `2-pack` and `24 count` are 2 and 24; one piece goes without. */
  readonly packs: ReadonlySet<number>
  readonly isUsed: boolean
  readonly isBundle: boolean
  /** Two things sold as one. */
  readonly isCombo: boolean
  readonly isAccessory: boolean
  readonly isReplacement: boolean
  /** Of a camera: it alone, with a lens, or the lens alone. */
  readonly optics: 'body' | 'kit' | 'camera' | 'lens' | null
}

const found = (pattern: RegExp, text: string, read: (match: RegExpMatchArray) => string) =>
  new Set([...text.matchAll(pattern)].map(read))

const UNIT = new Map<string, string>(
  Object.entries({ liter: 'l', quart: 'qt', floz: 'oz', watt: 'w', volt: 'v' }),
)
const STORAGE = ['mb', 'gb', 'tb']

/** `1024 MB` and `1 GB`, `1000 GB` and `1 TB` are one. */
function storage(amount: number, unit: string): string {
  const up = STORAGE[STORAGE.indexOf(unit) + 1]
  const step = amount % 1024 === 0 ? 1024 : 1000
  if (up && amount >= 1000 && amount % step === 0) return storage(amount / step, up)
  const gigabytes = { mb: 0.001, gb: 1, tb: 1000 }[unit] ?? 1
  return `${Number((amount * gigabytes).toPrecision(6))}gb`
}

const capacity = (number: string, written: string): string => {
  const name = written.toLowerCase().replaceAll(/[. ]/gu, '')
  if (STORAGE.includes(name)) return storage(Number(number), name)
  const unit = name.length > 2 ? name.replace(/s$/u, '') : name
  return `${Number(number)}${UNIT.get(unit) ?? unit}`
}

/** `2 x 2GB` holds 4 GB. */
const together = (text: string): string[] =>
  [...text.matchAll(/\b(\d) ?x ?(\d{1,4}) ?([mgt]b)\b/giu)].map(([, times, each, unit = '']) =>
    capacity(String(Number(times) * Number(each)), unit),
  )

function opticsOf(title: string): ProductTraits['optics'] {
  const [head = ''] = title.split(/\b(?:for|with|w\/)(?= )/iu)
  const hasLens = /\b(?:lens|\d{2,3}(?:-\d{2,3})? ?mm)\b/iu.test(title)
  if (/\b(?:camera|d?slr|camcorder)\b/iu.test(head)) {
    if (/\bbody\b/iu.test(title) && !hasLens) return 'body'
    return /\bd?slr\b|mirrorless/iu.test(title) && hasLens ? 'kit' : 'camera'
  }
  return /\blens\b/iu.test(head) ? 'lens' : null
}

/** The traits a title (at most 300 characters count) states. */
export const traitsOf = (title: string): ProductTraits => {
  const text = title
    .slice(0, 300)
    .replaceAll(NUMBER, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 1))
  const counts = [...text.matchAll(PACK)].map((match) => ({
    pieces: Number(match.slice(1).find((number) => number !== undefined)),
    isContent: /pieces$/iu.test(match[0]),
  }))
  const contents = counts.filter(({ pieces, isContent }) => isContent && pieces > MOST_PIECES)
  return {
    colors: found(COLOR, text, ([name = '']) => {
      const color = name.toLowerCase()
      return SAME_COLOR.get(color) ?? color
    }),
    capacities: found(CAPACITY, text, ([, number = '', unit = '']) => capacity(number, unit)).union(
      new Set([...together(text), ...contents.map(({ pieces }) => `${pieces}piece`)]),
    ),
    sizes: found(SIZE, text, ([, number = '']) => String(Number(number))),
    grades: found(GRADE, text, ([name = '']) => name.toLowerCase()),
    fits: found(FITS, text, ([, name = '']) => name.toLowerCase()),
    tiers: found(TIER, text, ([, name = '', tier = '']) => `${name} ${tier}`.toLowerCase()),
    packs: new Set(
      counts
        .filter((each) => each.pieces > 1 && !contents.includes(each))
        .map(({ pieces }) => pieces),
    ),
    isUsed: CONDITION.test(text),
    isBundle: BUNDLE.test(text),
    isCombo: COMBO.test(text),
    isAccessory: ACCESSORY.test(text),
    isReplacement: REPLACEMENT.test(text),
    optics: opticsOf(text),
  }
}
