// Reads stored rates: those that hold now, the last good one of a series, and a series day by day.
import { sql } from 'kysely'
import type { QuotedCurrency } from '#domain/currencies.ts'
import { rateOf } from '#domain/exchange.ts'
import { BOLIVAR_KINDS, type BolivarKind, type RateKind } from '#domain/rate-age.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

/** Good ones of the shop's own world or of the sandbox's; `rate` is plain decimal text. */
const goodRates = (em: Em, sandbox: boolean) =>
  tables(em)
    .selectFrom('exchangeRate')
    .select([
      'id',
      'currency',
      'kind',
      sql<string>`trim_scale(rate)::text`.as('rate'),
      'source',
      'sandbox',
      'valueDate',
      'fetchedAt',
      'validUntil',
    ])
    .where((eb) => eb.and({ status: 'good', sandbox }))
    .$narrowType<{ valueDate: Date }>()

const lastRates = (em: Em, sandbox: boolean, now: Date) =>
  goodRates(em, sandbox)
    .distinctOn(['currency', 'kind'])
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', now)]))
    .orderBy('currency')
    .orderBy('kind')
    .orderBy('valueDate', 'desc')
    .orderBy('id', 'desc')

/** The newest good rate of each series whose date has come; an override only while it holds. */
export const findRates = (em: Em, sandbox: boolean, now: Date) =>
  lastRates(em, sandbox, now).where('valueDate', '<=', now).execute()

export type StoredRate = Awaited<ReturnType<typeof findRates>>[number]

/** The newest good rate of every series, however old and also before its date; an override only while it holds. */
export const findLastRows = (em: Em, sandbox: boolean, now: Date) =>
  lastRates(em, sandbox, now).execute()

export async function findBolivarKind(em: Em): Promise<BolivarKind> {
  const last = await tables(em)
    .selectFrom('bolivarChoice')
    .select('kind')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind ?? BOLIVAR_KINDS[0]
}

interface SeriesOf {
  sandbox: boolean
  currency: QuotedCurrency
  kind: RateKind
}

/** The last good rate of a series, also one whose date has not come yet; `text` is plain decimal text. */
export async function findLastRate(em: Em, { sandbox, currency, kind }: SeriesOf) {
  const row = await goodRates(em, sandbox)
    .where((eb) => eb.and({ currency, kind }))
    .orderBy('valueDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { text: row.rate, rate: rateOf(row.rate), source: row.source, valueDate: row.valueDate }
    : null
}

/** The last good rate of each day since a moment, up to now; bolivars have days of Caracas, references of UTC. */
export function findDays(
  em: Em,
  { sandbox, currency, kind }: SeriesOf,
  { since, now }: { since: Date; now: Date },
) {
  const zone = currency === 'VES' ? 'America/Caracas' : 'UTC'
  const db = tables(em)
  const readings = db
    .selectFrom('exchangeRate')
    .select([
      sql<string>`(value_date at time zone ${zone})::date`.as('day'),
      'rate',
      'sandbox',
      'valueDate',
      'id',
    ])
    .where((eb) => eb.and({ status: 'good', sandbox, currency, kind }))
    .where('valueDate', '>=', since)
    .where('valueDate', '<=', now)
  return db
    .selectFrom(readings.as('readings'))
    .distinctOn('day')
    .select(['day', sql<string>`trim_scale(rate)::text`.as('rate'), 'sandbox'])
    .orderBy('day')
    .orderBy('valueDate', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
