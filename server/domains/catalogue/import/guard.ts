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

/** Ends a batch before anything of it is written; its transaction is rolled back. */
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
const EXAMPLES = 5

interface Known {
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
  from import_staging s join product p on ${SAME_IDENTITY}`

const dollars = (cents: number): string => (cents / 100).toFixed(2)

const spreadOf = (factors: readonly number[]): PriceSpread | null => {
  const sorted = factors.toSorted((a, b) => a - b)
  const at = (index: number) => sorted.at(index) ?? 1
  if (sorted.length === 0) return null
  const median = at(Math.floor(sorted.length / 2))
  return { changed: sorted.length, lowest: at(0), median, highest: at(-1) }
}

export const createGuard = (client: Client, { mayRename, priceFactor }: GuardLimits) => {
  const most = priceFactor ?? PRICE_FACTOR
  const factors: number[] = []
  let compared = 0
  let renamed = 0

  return {
    spread: () => spreadOf(factors),
    /** The products that the staged rows make into other articles. @throws ImportStopped */
    look: async (): Promise<number[]> => {
      const { rows } = await client.query<Known>(KNOWN)
      const isOther = (row: Known) =>
        row.name !== row.nextName &&
        isOtherArticle(row, { name: row.nextName, model: row.nextModel })
      const others = rows.filter(isOther)
      compared += rows.length
      renamed += others.length
      if (!mayRename && others.length > 0 && renamed > compared * MOST_RENAMED) {
        const examples = others
          .slice(0, EXAMPLES)
          .map(({ externalId, name, nextName }) => `\n  ${externalId}: «${name}» → «${nextName}»`)
        throw new ImportStopped('many_renamed', `${renamed} of ${compared}${examples.join('')}`)
      }
      const gone = new Set(others.map(({ id }) => id))
      const priced = rows.filter(({ id, cents, nextCents }) => !gone.has(id) && cents !== nextCents)
      for (const { cents, nextCents } of priced) factors.push(nextCents / cents)
      const leaps = priced.filter(
        ({ cents, nextCents }) => nextCents > cents * most || cents > nextCents * most,
      )
      if (leaps.length > 0) {
        const examples = leaps
          .slice(0, EXAMPLES)
          .map(
            (row) =>
              `\n  ${row.externalId}: ${dollars(row.cents)} → ${dollars(row.nextCents)} ${row.nextName}`,
          )
        const found = spreadOf(factors)
        const range = found
          ? `, from ${found.lowest.toFixed(2)} to ${found.highest.toFixed(2)} times, median ${found.median.toFixed(2)}`
          : ''
        throw new ImportStopped(
          'prices_leap',
          `${leaps.length} of ${rows.length}${range}${examples.join('')}`,
        )
      }
      return [...gone]
    },
  }
}
