// Reads stored rates: those that hold now, the last good one of a series, and a series day by day.
import { sql } from 'kysely'
import type { QuotedCurrency } from '#domain/currencies.ts'
import { type ExactRate, rateOf } from '#domain/exchange.ts'
import { BOLIVAR_KINDS, type BolivarKind, type RateKind } from '#domain/rate-age.ts'
import type { RateSource } from '#domain/rate-sources.ts'
import type { Em } from '#server/platform/orm.ts'

export interface StoredRate {
  id: number
  currency: QuotedCurrency
  kind: RateKind
  /** Plain decimal text. */
  rate: string
  source: RateSource
  sandbox: boolean
  valueDate: Date
  fetchedAt: Date
  validUntil: Date | null
}

interface Row {
  id: number
  currency: QuotedCurrency
  kind: RateKind
  rate: string
  source: RateSource
  sandbox: boolean
  value_date: Date
  fetched_at: Date
  valid_until: Date | null
}

const stored = (row: Row): StoredRate => ({
  id: row.id,
  currency: row.currency,
  kind: row.kind,
  rate: row.rate,
  source: row.source,
  sandbox: row.sandbox,
  valueDate: new Date(row.value_date),
  fetchedAt: new Date(row.fetched_at),
  validUntil: row.valid_until && new Date(row.valid_until),
})

/** The newest good rate of each series whose date has come; an override only while it holds. */
export async function findRates(em: Em, sandbox: boolean, now: Date): Promise<StoredRate[]> {
  const { rows } = await sql<Row>`
    select distinct on (currency, kind)
      id, currency, kind, trim_scale(rate)::text as rate, source, sandbox, value_date, fetched_at, valid_until
    from exchange_rate
    where status = 'good' and sandbox = ${sandbox} and value_date <= ${now}
      and (valid_until is null or valid_until > ${now})
    order by currency, kind, value_date desc, id desc
  `.execute(em.getKysely())
  return rows.map(stored)
}

/** The newest good rate of every series, however old and also before its date; an override only while it holds. */
export async function findLastRows(em: Em, sandbox: boolean, now: Date): Promise<StoredRate[]> {
  const { rows } = await sql<Row>`
    select distinct on (currency, kind)
      id, currency, kind, trim_scale(rate)::text as rate, source, sandbox, value_date, fetched_at, valid_until
    from exchange_rate
    where status = 'good' and sandbox = ${sandbox} and (valid_until is null or valid_until > ${now})
    order by currency, kind, value_date desc, id desc
  `.execute(em.getKysely())
  return rows.map(stored)
}

export async function findBolivarKind(em: Em): Promise<BolivarKind> {
  const { rows } = await sql<{ kind: BolivarKind }>`
    select kind from bolivar_choice order by id desc limit 1
  `.execute(em.getKysely())
  return rows[0]?.kind ?? BOLIVAR_KINDS[0]
}

interface SeriesOf {
  sandbox: boolean
  currency: QuotedCurrency
  kind: RateKind
}

export interface LastRate {
  /** Plain decimal text of `rate`. */
  text: string
  rate: ExactRate
  source: RateSource
  valueDate: Date
}

/** The last good rate of a series, also one whose date has not come yet. */
export async function findLastRate(
  em: Em,
  { sandbox, currency, kind }: SeriesOf,
): Promise<LastRate | null> {
  const { rows } = await sql<{ rate: string; source: RateSource; value_date: Date }>`
    select trim_scale(rate)::text as rate, source, value_date from exchange_rate
    where status = 'good' and sandbox = ${sandbox} and currency = ${currency} and kind = ${kind}
    order by value_date desc, id desc limit 1
  `.execute(em.getKysely())
  const [row] = rows
  return row
    ? {
        text: row.rate,
        rate: rateOf(row.rate),
        source: row.source,
        valueDate: new Date(row.value_date),
      }
    : null
}

export interface DayRate {
  day: string
  rate: string
  sandbox: boolean
}

/** The last good rate of each day since a moment, up to now; bolivars have days of Caracas, references of UTC. */
export async function findDays(
  em: Em,
  { sandbox, currency, kind }: SeriesOf,
  { since, now }: { since: Date; now: Date },
): Promise<DayRate[]> {
  const zone = currency === 'VES' ? 'America/Caracas' : 'UTC'
  const { rows } = await sql<DayRate>`
    select distinct on (day) to_char(day, 'YYYY-MM-DD') as day, trim_scale(rate)::text as rate, sandbox
    from (
      select (value_date at time zone ${zone})::date as day, rate, sandbox, value_date, id from exchange_rate
      where status = 'good' and sandbox = ${sandbox} and currency = ${currency} and kind = ${kind}
        and value_date >= ${since} and value_date <= ${now}
    ) as readings
    order by day, value_date desc, id desc
  `.execute(em.getKysely())
  return rows
}
