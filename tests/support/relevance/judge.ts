// Judges what a search shows by the words of the products' names, and sums it up as NDCG: nothing here knows how the search ranks.
import type { JudgedQuery, Named, Rule } from './judged-queries.ts'

/** What only goes with a thing, and is not the thing. */
const GOES_WITH =
  `case cover skin sleeve bag pouch holster strap protector charger charging adapter cable cord mount bracket stand holder
  dock docking battery batteries kit replacement cleaner cleaning faceplate remote warranty software repair sticker film
  converter compatible backpack portfolio filter cart caddy privacy skin lounge`.split(/\s+/u)
const patterns = new Map<string, RegExp>()
const has = (text: string, source: string): boolean => {
  const known =
    patterns.get(source) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu')
  patterns.set(source, known)
  return known.test(text)
}

/** What comes before «for» and «with» is the thing; a set sold with more of its kind stays what it is. */
const thingOf = (name: string): string =>
  name.split(/\s(?:for|with|w\/?|fits|includes)\s|, /iu)[0] ?? name

/** 2: what was asked for; 1: such a thing without the asked quality; 0: another thing. */
export function gradeOf({ name, category }: Named, rule: Rule): 0 | 1 | 2 {
  const thing = thingOf(name)
  // A word that is asked for does not make it another thing.
  const asked = `${rule.is} ${rule.with}`
  const others = GOES_WITH.filter((word) => !asked.includes(word))
  if (!has(thing, rule.is) || has(thing, `(?:${others.join('|')})s?`)) return 0
  if (rule.not !== '' && has(thing, rule.not)) return 0
  if (rule.categories.length > 0 && !rule.categories.includes(category)) return 0
  return rule.with === '' || has(name, rule.with) ? 2 : 1
}

const SHOWN = 10
const gain = (grades: readonly number[]): number =>
  grades.slice(0, SHOWN).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

export interface Judgement extends JudgedQuery {
  /** NDCG@10 of what was shown, 0 to 1. */
  ndcg: number
  shown: readonly Named[]
}

/** Null where no product of the catalogue is what was asked for. */
export function judge(
  query: JudgedQuery,
  shown: readonly Named[],
  catalogue: readonly Named[],
): Judgement | null {
  const grades = catalogue
    .map((product) => gradeOf(product, query.rule))
    .filter((grade) => grade > 0)
  if (grades.length === 0) return null
  const best = gain(grades.toSorted((a, b) => b - a))
  return {
    ...query,
    shown,
    ndcg: gain(shown.map((product) => gradeOf(product, query.rule))) / best,
  }
}

export const meanNdcg = (judgements: readonly Judgement[]): number =>
  judgements.reduce((sum, { ndcg }) => sum + ndcg, 0) / judgements.length

/** The share of queries that find nothing although there is something, 0 to 1. */
export const zeroShare = (judgements: readonly Judgement[]): number =>
  judgements.filter(({ shown }) => shown.length === 0).length / judgements.length
