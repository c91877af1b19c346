// The rates that hold now, read from storage and kept by the process for a few seconds: every page asks for them.
import type { QuotedCurrency } from '#domain/currencies.ts'
import type { RateView } from '#contract/currency.ts'
import { type BolivarKind, rateState } from '#domain/rate-age.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Orm } from '#server/platform/orm.ts'
import { findBolivarKind, findRates, type StoredRate } from './rate.queries.ts'

export interface RatesNow {
  rates: StoredRate[]
  bolivarKind: BolivarKind
}

/** How long another process's change may go unseen. */
const KEEP_MS = 5000

const kept = new WeakMap<Orm, { readMs: number; rates: Promise<RatesNow> }>()

async function readRates({ orm, config, now }: Asking): Promise<RatesNow> {
  const em = orm.em.fork()
  const [rates, bolivarKind] = await Promise.all([
    findRates(em, config.sandbox, now),
    findBolivarKind(em),
  ])
  return { rates, bolivarKind }
}

type Asking = Pick<Ctx, 'orm' | 'config' | 'now'>

export async function ratesNow(ctx: Asking): Promise<RatesNow> {
  const nowMs = ctx.now.getTime()
  const known = kept.get(ctx.orm)
  if (known && Math.abs(nowMs - known.readMs) < KEEP_MS) return known.rates
  const rates = readRates(ctx)
  kept.set(ctx.orm, { readMs: nowMs, rates })
  rates.catch(() => kept.delete(ctx.orm))
  return rates
}

/** To be called by whoever changes rates, so that this process sees it at once. */
export const forgetRates = (orm: Orm): void => void kept.delete(orm)

/** The rate as it may be used at this moment; null when it may not. */
export function viewRate(rate: StoredRate, now: Date): RateView | null {
  const { validUntil, valueDate, fetchedAt, kind, ...rest } = rate
  const times = { valueMs: valueDate.getTime(), untilMs: validUntil?.getTime() ?? null }
  const state = rateState({ kind, ...times }, now.getTime())
  if (state !== 'fresh' && state !== 'stale') return null
  return {
    ...rest,
    kind,
    valueDate: valueDate.toISOString(),
    fetchedAt: fetchedAt.toISOString(),
    state,
  }
}

/** The one rate by which amounts in a currency are shown: an admin's override first. */
export function shownRate(
  { rates, bolivarKind }: RatesNow,
  currency: QuotedCurrency,
  now: Date,
): RateView | null {
  const series = rates.filter((rate) => rate.currency === currency)
  const wanted = currency === 'VES' ? bolivarKind : 'reference'
  for (const kind of ['override', wanted] as const) {
    const rate = series.find((each) => each.kind === kind)
    const view = rate && viewRate(rate, now)
    if (view) return view
  }
  return null
}
