// Which series must be asked for again: sources want at least three hours between two questions.
import { sql } from 'kysely'
import { QUOTED_CURRENCIES, type QuotedCurrency } from '#domain/currencies.ts'
import { BOLIVAR_KINDS, type RateKind, SILENT_HOURS } from '#domain/rate-age.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

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

const readState = (em: Em, { currency, kind }: Series, sandbox: boolean, now: Date) => {
  const since = new Date(now.getTime() - HISTORY_MS)
  const before = new Date(now.getTime() - RECENT_MS)
  return tables(em)
    .selectFrom('exchangeRate')
    .select(({ fn }) => [
      fn.max<Date | null>('fetchedAt').as('lastFetched'),
      fn.max<Date | null>('fetchedAt').filterWhere('status', '=', 'good').as('lastGoodFetched'),
      fn.max<Date | null>('valueDate').filterWhere('status', '=', 'good').as('lastValue'),
      fn
        .max<Date | null>('valueDate')
        .filterWhere('status', '=', 'good')
        .filterWhere('source', '=', 'open-er-api')
        .as('edition'),
      sql<boolean>`coalesce(bool_or(status = 'good' and value_date between ${since} and ${before}), false)`.as(
        'hasPast',
      ),
    ])
    .where((eb) => eb.and({ sandbox, currency, kind }))
    .where('fetchedAt', '>', since)
    .executeTakeFirstOrThrow()
}

const msSince = (moment: Date | null, now: Date): number =>
  moment ? now.getTime() - moment.getTime() : Infinity

export async function findSeriesStates(
  em: Em,
  sandbox: boolean,
  now: Date,
): Promise<SeriesState[]> {
  const states: SeriesState[] = []
  for (const series of SERIES) {
    const row = await readState(em, series, sandbox, now)
    const silentMs = msSince(row.lastGoodFetched, now)
    states.push({
      ...series,
      due: msSince(row.lastFetched, now) >= LEAST_GAP_MS && msSince(row.edition, now) >= EDITION_MS,
      needsHistory: !row.hasPast || msSince(row.lastValue, now) > PAUSE_MS[series.kind],
      silentHours: silentMs === Infinity ? null : silentMs / HOUR_MS,
    })
  }
  return states
}

/** Series nobody has said anything good about for too long. */
export const silentSeries = (states: readonly SeriesState[]): SeriesState[] =>
  states.filter(({ kind, silentHours }) => (silentHours ?? Infinity) > SILENT_HOURS[kind])
