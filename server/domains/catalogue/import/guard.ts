// Stops an import that would do what nobody means: turn products into other articles, or multiply their prices.
import type { Client } from 'pg'
import { isOtherArticle } from '#domain/other-article.ts'
import { SAME_IDENTITY } from './write.ts'

export interface GuardLimits {
  /** Go on although many names turn into quite different ones. */
  mayRename?: boolean
  /** A price that goes up or down by more than this factor stops the import. */
  priceFactor?: number
}

export type StopCode = 'many_renamed' | 'prices_leap'

/** How prices of known products change: after ÷ before. */
export interface PriceSpread {
  changed: number
  lowest: number
  median: number
  highest: number
}

/** Ends a run before anything of it is written. */
export class ImportStopped extends Error {
  readonly code: StopCode
  readonly detail: string
  constructor(code: StopCode, detail: string) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

export const PRICE_FACTOR = 5
/** One product in five that becomes another article: the file belongs to another list. */
const MOST_RENAMED = 0.2
/** Known products in one batch that are enough to judge it by itself, however long the file is. */
const OWN_JUDGEMENT = 100
const EXAMPLES = 5

export interface Known {
  id: number
  externalId: string
  name: string
  model: string
  nextName: string
  nextModel: string
  cents: number
  nextCents: number
}

// Under a correction counts what the provider said before; where nobody knows that, the name says nothing.
const KNOWN = `
  select p.id, p.external_id as "externalId", p.model, s.name as "nextName", coalesce(s.model, '') as "nextModel",
    case when 'name' = any(p.fixed_fields) then coalesce(p.provider_values->>'name', s.name) else p.name end as name,
    case when 'priceCents' = any(p.fixed_fields)
      then coalesce((p.provider_values->>'priceCents')::int, s.price_cents) else p.price_cents end as cents,
    s.price_cents as "nextCents"
  from import_staging s join product p on ${SAME_IDENTITY} order by s.line`

/** The staged rows of known products, and those of them that become other articles. */
export interface Comparison {
  known: readonly Known[]
  others: readonly Known[]
}

export const compareStaged = async (client: Client): Promise<Comparison> => {
  const { rows: known } = await client.query<Known>(KNOWN)
  const isOther = (row: Known) =>
    row.name !== row.nextName && isOtherArticle(row, { name: row.nextName, model: row.nextModel })
  return { known, others: known.filter(isOther) }
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

const renaming = ({ externalId, name, nextName }: Known): string =>
  `\n  ${externalId}: «${name}» → «${nextName}»`
const leap = ({ externalId, cents, nextCents, nextName }: Known): string =>
  `\n  ${externalId}: ${dollars(cents)} → ${dollars(nextCents)} ${nextName}`

/** How many, and the first few of them in words. */
const createCase = (wordsOf: (row: Known) => string) => {
  let count = 0
  let examples = ''
  return {
    add: (rows: readonly Known[]) => {
      examples += rows
        .slice(0, Math.max(0, EXAMPLES - count))
        .map(wordsOf)
        .join('')
      count += rows.length
    },
    count: () => count,
    examples: () => examples,
  }
}

const isTooMany = ({ others, known }: { others: number; known: number }): boolean =>
  others > known * MOST_RENAMED

const spreadOf = (factors: readonly number[]): PriceSpread | null => {
  const sorted = factors.toSorted((a, b) => a - b)
  const at = (index: number) => sorted.at(index) ?? 1
  if (sorted.length === 0) return null
  const median = at(Math.floor(sorted.length / 2))
  return { changed: sorted.length, lowest: at(0), median, highest: at(-1) }
}

/** Hears of every batch of a file, so that the whole of it is judged before the first one is written. */
export const createGuard = ({ mayRename, priceFactor }: GuardLimits) => {
  const most = priceFactor ?? PRICE_FACTOR
  const factors: number[] = []
  const renamed = createCase(renaming)
  const leaps = createCase(leap)
  let compared = 0
  /** The first batch that is another list's, in a file that as a whole is not. */
  let odd: string | undefined

  return {
    spread: () => spreadOf(factors),
    hear: ({ known, others }: Comparison): void => {
      compared += known.length
      renamed.add(others)
      const counts = { others: others.length, known: known.length }
      if (odd === undefined && known.length >= OWN_JUDGEMENT && isTooMany(counts)) {
        const examples = others.slice(0, EXAMPLES).map(renaming).join('')
        odd = `${counts.others} of ${counts.known} in one part of the file${examples}`
      }
      const gone = new Set(others)
      const priced = known.filter((row) => !gone.has(row) && row.cents !== row.nextCents)
      for (const { cents, nextCents } of priced) factors.push(nextCents / cents)
      leaps.add(
        priced.filter(
          ({ cents, nextCents }) => nextCents > cents * most || cents > nextCents * most,
        ),
      )
    },
    /** @throws ImportStopped */
    decide: (): void => {
      const ofAll = `${renamed.count()} of ${compared}${renamed.examples()}`
      const isOtherList = isTooMany({ others: renamed.count(), known: compared })
      const detail = isOtherList ? ofAll : odd
      if (!mayRename && detail !== undefined) throw new ImportStopped('many_renamed', detail)
      const found = spreadOf(factors)
      if (leaps.count() === 0 || found === null) return
      const range = `from ${found.lowest.toFixed(2)} to ${found.highest.toFixed(2)} times, median ${found.median.toFixed(2)}`
      throw new ImportStopped(
        'prices_leap',
        `${leaps.count()} of ${compared}, ${range}${leaps.examples()}`,
      )
    },
  }
}
