// Keeps readings for as long as they explain something: every one for a hundred days, then one a day for two years.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'

const DAY_MS = 86_400_000
const ALL_DAYS = 100
const DAILY_DAYS = 730

/** Orders carry the rate they were placed at themselves. Overrides and decisions of people stay for the two years. */
export async function purgeRates(em: Em, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { numAffectedRows } = await sql`
    delete from exchange_rate as each
    where fetched_at < ${before(DAILY_DAYS)}
      or (fetched_at < ${before(ALL_DAYS)} and created_by is null and decided_by is null and (
        status <> 'good' or exists (
          select from exchange_rate as later
          where later.sandbox = each.sandbox and later.currency = each.currency
            and later.kind = each.kind and later.status = 'good' and later.id > each.id
            and (later.value_date at time zone 'America/Caracas')::date
              = (each.value_date at time zone 'America/Caracas')::date
        )))
  `.execute(em.getKysely())
  return Number(numAffectedRows ?? 0n)
}
