// Which series must be asked for again: sources want at least three hours between two questions.
import { sql } from 'kysely'
import { QUOTED_CURRENCIES, type QuotedCurrency } from '#domain/currencies.ts'
import { BOLIVAR_KINDS, type RateKind, SILENT_HOURS } from '#domain/rate-age.ts'
import type { Em } from '#server/platform/orm.ts'

export type FetchedKind = Exclude<RateKind, 'override'>

export interface SeriesState extends Series {
  due: boolean
  /** Whether its past is missing: a new shop, or one that was away. */
  needsHistory: boolean
  /** Hours since the last good reading; null when there never was one. */
  silentHours: number | null
}

interface Series {
  currency: QuotedCurrency
  kind: FetchedKind
}

export const SERIES: readonly Series[] = QUOTED_CURRENCIES.flatMap((currency): Series[] =>
  currency === 'VES'
    ? BOLIVAR_KINDS.map((kind) => ({ currency, kind }))
    : [{ currency, kind: 'reference' as const }],
)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A little less than the three hours between two runs, which never start on the second. */
const LEAST_GAP_MS = 2.75 * HOUR_MS
/** The daily table has a new edition a day after the last one; its maker wants nobody to ask before. */
const EDITION_MS = DAY_MS

/** A history of so many days is fetched when the part before the last week is missing, or after such a pause. */
export const HISTORY_MS = 90 * DAY_MS
const RECENT_MS = 7 * DAY_MS
const PAUSE_MS: Readonly<Record<FetchedKind, number>> = {
  official: 6 * DAY_MS,
  parallel: 2 * DAY_MS,
  reference: 6 * DAY_MS,
}

interface Row {
  last_fetched: Date | null
  last_good_fetched: Date | null
  last_value: Date | null
  edition: Date | null
  has_past: boolean
}

async function readState(em: Em, series: Series, sandbox: boolean, now: Date) {
  const { currency, kind } = series
  const since = new Date(now.getTime() - HISTORY_MS)
  const before = new Date(now.getTime() - RECENT_MS)
  const { rows } = await sql<Row>`
    select max(fetched_at) as last_fetched,
      max(fetched_at) filter (where status = 'good') as last_good_fetched,
      max(value_date) filter (where status = 'good') as last_value,
      max(value_date) filter (where status = 'good' and source = 'open-er-api') as edition,
      coalesce(bool_or(status = 'good' and value_date between ${since} and ${before}), false) as has_past
    from exchange_rate
    where sandbox = ${sandbox} and currency = ${currency} and kind = ${kind}
      and fetched_at > ${since}
  `.execute(em.getKysely())
  return rows[0]
}

const msSince = (moment: Date | null | undefined, now: Date): number =>
  moment ? now.getTime() - new Date(moment).getTime() : Infinity

export async function findSeriesStates(
  em: Em,
  sandbox: boolean,
  now: Date,
): Promise<SeriesState[]> {
  const states: SeriesState[] = []
  for (const series of SERIES) {
    const row = await readState(em, series, sandbox, now)
    const silentMs = msSince(row?.last_good_fetched, now)
    states.push({
      ...series,
      due:
        msSince(row?.last_fetched, now) >= LEAST_GAP_MS && msSince(row?.edition, now) >= EDITION_MS,
      needsHistory: !row?.has_past || msSince(row.last_value, now) > PAUSE_MS[series.kind],
      silentHours: silentMs === Infinity ? null : silentMs / HOUR_MS,
    })
  }
  return states
}

/** Series nobody has said anything good about for too long. */
export const silentSeries = (states: readonly SeriesState[]): SeriesState[] =>
  states.filter(({ kind, silentHours }) => (silentHours ?? Infinity) > SILENT_HOURS[kind])
