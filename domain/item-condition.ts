// Whether a product is sold as new: by what its source says of it, else by its name, where stores put «(Renewed)» or «open box».
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
const NEW = /* @__PURE__ */ whole('new|nuev[oa]s?|nuov[oaie]|nov[oa]s?|newcondition')
const SAID_USED = /* @__PURE__ */ whole(
  'like[ _-]?new|almost new|como nuev[oa]s?|come nuov[oa]|como nov[oa]|used|usedcondition|damagedcondition|for parts.*',
)
const SAID_REFURBISHED = /* @__PURE__ */ whole('refurbishedcondition')
const NEVER_USED =
  /(?:never|not)[ -]?used|unused|sin usar|no usad[oa]s?|mai usat[oa]|nunca usad[oa]s?|sem uso/gu
/** A mark behind the name: «(Used)», «- Used». */
const MARKED_USED = /[([–—-]\s*used\s*(?:[)\]]|$)/u

/**
 * The condition a name tells, in the three words of merchant centres (support.google.com/merchants/answer/6324469):
 * an opened box counts as used there.
 */
export const conditionOf = (name: string): ItemCondition => {
  const text = foldForSearch(name).replaceAll(NEVER_USED, ' ')
  if (USED.test(text) || MARKED_USED.test(name.toLowerCase())) return 'used'
  return REFURBISHED.test(text) ? 'refurbished' : 'new'
}

/**
 * What a cell says that holds nothing but a condition, in one of the words above, of schema.org or of a store; null where
 * it says none.
 */
export const saidCondition = (cell: string): ItemCondition | null => {
  const text = foldForSearch(cell).replaceAll(NEVER_USED, ' ')
  const named = conditionOf(cell)
  if (named !== 'new') return named
  if (SAID_USED.test(text)) return 'used'
  if (SAID_REFURBISHED.test(text)) return 'refurbished'
  return NEW.test(text) ? 'new' : null
}
