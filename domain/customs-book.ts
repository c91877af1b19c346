// Keeps prepared customs rules by country and finds the version of each regime that holds on a day.
import { type CompiledLine, compileLines } from './customs-compile.ts'
import { holdsOn } from './customs-match.ts'
import {
  type CustomsCategory,
  type CustomsCountry,
  type CustomsRule,
  type Day,
} from './customs-rule.ts'

export interface CompiledRule {
  readonly rule: CustomsRule
  readonly linesOf: (category: CustomsCategory) => readonly CompiledLine[]
}

/** Rules ready to be asked often: by country, newest version first. */
export type CompiledCustoms = ReadonlyMap<CustomsCountry, readonly CompiledRule[]>

/** Most rules are never asked for most categories: each is prepared at its first question. */
const onceEach = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** Prepares rules, oldest first: of two versions of a regime that hold on one day the later in the list counts. */
export const compileCustoms = (rules: readonly CustomsRule[]): CompiledCustoms => {
  const byCountry = new Map<CustomsCountry, CompiledRule[]>()
  for (const rule of rules) {
    const known = byCountry.get(rule.country) ?? []
    known.unshift({
      rule,
      linesOf: onceEach((category) => compileLines(rule.data.steps, category)),
    })
    byCountry.set(rule.country, known)
  }
  return byCountry
}

/** The version of each regime that holds on a day, in the order they are tried. */
export const rulesInForce = (
  compiled: CompiledCustoms,
  country: CustomsCountry,
  day: Day,
): CompiledRule[] => {
  const seen = new Set<string>()
  const inForce = (compiled.get(country) ?? []).filter(({ rule }) => {
    if (seen.has(rule.regime) || !holdsOn(rule, day)) return false
    seen.add(rule.regime)
    return !rule.data.withdrawn
  })
  return inForce.sort((a, b) => a.rule.data.rank - b.rule.data.rank)
}
