// The exchange rates as the desk sees them: every series with its age, what waits for a person, what people set.
import type { AdminRates } from '#contract/currency-desk.ts'
import { rateState } from '#domain/rate-age.ts'
import type { Ctx } from '#server/ctx.ts'
import { findAuthors } from '#server/domains/auth/find-authors.ts'
import { SERIES } from './due-series.ts'
import { ExchangeRate, type ExchangeRateRow } from './exchange-rate.entity.ts'
import { findLastJob } from './find-last-job.ts'
import { findBolivarKind, findLastRows, type StoredRate } from './rate.queries.ts'
import { shownRate } from './rates-now.ts'

type Asking = Pick<Ctx, 'em' | 'config' | 'now'>
type Reading = Omit<AdminRates['waiting'][number], 'last'>

const readingOf = (
  row: Pick<StoredRate, 'id' | 'currency' | 'kind' | 'rate' | 'source' | 'sandbox' | 'fetchedAt'>,
  valueDate: Date,
): Reading => ({
  id: row.id,
  currency: row.currency,
  kind: row.kind,
  rate: row.rate,
  source: row.source,
  sandbox: row.sandbox,
  valueDate: valueDate.toISOString(),
  fetchedAt: row.fetchedAt.toISOString(),
})

/** `900.5000000000` as `900.5`. */
const plain = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/u, '') : rate)

const readingOfRow = (row: ExchangeRateRow): Reading =>
  readingOf({ ...row, rate: plain(row.rate ?? '') }, row.valueDate ?? row.fetchedAt)

const findRows = ({ em, config }: Asking, where: object): Promise<ExchangeRateRow[]> =>
  em.find(
    ExchangeRate,
    { sandbox: config.sandbox, ...where },
    { orderBy: { id: 'desc' }, limit: 50, disableIdentityMap: true },
  )

export async function viewRatesDesk(ctx: Asking): Promise<AdminRates> {
  const { em, config, now } = ctx
  const bolivarKind = await findBolivarKind(em)
  const lasts = await findLastRows(em, config.sandbox, now)
  const shown = new Set(
    [...new Set(SERIES.map(({ currency }) => currency))].map(
      (currency) =>
        shownRate(
          { rates: lasts.filter(({ valueDate }) => valueDate <= now), bolivarKind },
          currency,
          now,
        )?.id,
    ),
  )
  const lastOf = (currency: string, kind: string) =>
    lasts.find((each) => each.currency === currency && each.kind === kind)
  const waiting = await findRows(ctx, { status: 'quarantined' })
  const overrides = await findRows(ctx, { kind: 'override', validUntil: { $gt: now } })
  const authorOf = await findAuthors(em, overrides)
  return {
    at: now.toISOString(),
    bolivarKind,
    series: SERIES.map(({ currency, kind }) => {
      const last = lastOf(currency, kind)
      if (!last) return { currency, kind, last: null, shown: false }
      const times = { valueMs: last.valueDate.getTime(), untilMs: null }
      const state = rateState({ kind, ...times }, now.getTime())
      return {
        currency,
        kind,
        last: { ...readingOf(last, last.valueDate), state },
        shown: shown.has(last.id),
      }
    }),
    waiting: waiting.map((row) => ({
      ...readingOfRow(row),
      last: lastOf(row.currency, row.kind)?.rate ?? null,
    })),
    overrides: overrides.map((row) => ({
      ...readingOfRow(row),
      until: (row.validUntil ?? now).toISOString(),
      note: row.note,
      by: authorOf(row),
    })),
    job: await findLastJob(em),
  }
}
