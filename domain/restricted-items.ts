// What may not travel: found by category and by the words people describe a parcel with, in four languages.
import { RESTRICTED_WORDS } from './restricted-words.ts'
import { foldForSearch } from './search-text.ts'
import { RESTRICTED_KINDS, type RestrictedKind } from './shipping-services.ts'

export interface RestrictedFinding {
  readonly kind: RestrictedKind
  /** The word that told, folded; null where the category did. */
  readonly word: string | null
}

const phrases = (list: readonly string[]) =>
  list.map((text) => foldForSearch(text).replaceAll(/[ ']/gu, '[^\\p{L}\\p{N}]+')).join('|')

/** Whole words only, the longest first: «gel» is not found in «geladeira». */
const wordPattern = (list: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases([...list].sort((a, b) => b.length - a.length))})(?![\\p{L}\\p{N}])`,
    'u',
  )

const PATTERNS = RESTRICTED_KINDS.map((kind) => ({
  kind,
  restricted: wordPattern(RESTRICTED_WORDS[kind].restricted),
  harmless: new RegExp(wordPattern(RESTRICTED_WORDS[kind].harmless).source, 'gu'),
}))

/**
 * Why a parcel may not travel as described; null when nothing speaks against it. `category` may name a restricted kind
 * itself. Accents and case do not matter. Harmless phrases («liquid crystal», «con batería») are taken out first.
 */
export const findRestricted = (
  words: string,
  category: string | null = null,
): RestrictedFinding | null => {
  const named = RESTRICTED_KINDS.find((kind) => kind === category)
  if (named) return { kind: named, word: null }
  if (words === '') return null
  const text = foldForSearch(words)
  for (const { kind, restricted, harmless } of PATTERNS) {
    const found = restricted.exec(text) && restricted.exec(text.replaceAll(harmless, ' '))
    if (found) return { kind, word: found[0] }
  }
  return null
}

/** What a product seems to be by its name alone; a name may mislead, so nothing is refused for it. */
export const restrictedKindOf = (name: string): RestrictedKind | null =>
  findRestricted(name)?.kind ?? null
