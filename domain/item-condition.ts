// Whether a product is sold as new, by what its name says: stores put «(Renewed)» or «open box» there.
import { foldForSearch } from './search-text.ts'

export const ITEM_CONDITIONS = ['new', 'refurbished', 'used'] as const
export type ItemCondition = (typeof ITEM_CONDITIONS)[number]

const whole = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u')

/** Pure, so that browsers, which never ask, do not get them. Words of English, Spanish, Italian and Portuguese, folded. «Used» alone says nothing: «used by chefs». */
const USED = /* @__PURE__ */ whole(
  'open[ -]box|pre[ -]?owned|second[ -]hand|gently used|used[ -](?:like new|very good|good|acceptable)|caja abierta|seminuev[oa]s?|usad[oa]s?|(?:de )?segunda mano|usat[oaie]|scatola aperta|caixa aberta|seminov[oa]s?',
)
const REFURBISHED = /* @__PURE__ */ whole(
  'renewed|refurbished|refurb|restored|reconditioned|remanufactured|reacondicionad[oa]s?|restaurad[oa]s?|renovad[oa]s?|ricondizionat[oaie]|rigenerat[oaie]|recondicionad[oa]s?',
)
/** A mark behind the name: «(Used)», «- Used». */
const MARKED_USED = /[([–—-]\s*used\s*(?:[)\]]|$)/u

/**
 * The condition a name tells, in the three words of merchant centres (support.google.com/merchants/answer/6324469):
 * an opened box counts as used there.
 */
export const conditionOf = (name: string): ItemCondition => {
  const text = foldForSearch(name)
  if (USED.test(text) || MARKED_USED.test(name.toLowerCase())) return 'used'
  return REFURBISHED.test(text) ? 'refurbished' : 'new'
}
