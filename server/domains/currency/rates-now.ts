// The rates that hold now, read from storage and kept by the process for a few seconds: every page asks for them.
import type { QuotedCurrency } from '#domain/currencies.ts'
import type { RateView } from '#contract/currency.ts'
import { type BolivarKind, rateState } from '#domain/rate-age.ts'
import { SOURCE_NAMES } from '#domain/rate-sources.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Orm } from '#server/platform/orm.ts'
import { findBolivarKind, findRates, type StoredRate } from './rate.queries.ts'

export interface RatesNow {
  rates: StoredRate[]
  bolivarKind: BolivarKind
}

/** How long another process's change may go unseen while people come. */
const KEEP_MS = 5000
/** What is older than this is not shown without having been read again. */
const MOST_MS = 60_000

interface Kept {
  readMs: number
  rates: RatesNow
}

const kept = new WeakMap<Orm, Kept>()
const reading = new WeakMap<Orm, Promise<RatesNow>>()

async function readRates({ orm, config, now }: Asking): Promise<RatesNow> {
  const em = orm.em.fork()
  const [rates, bolivarKind] = await Promise.all([
    findRates(em, config.sandbox, now),
    findBolivarKind(em),
  ])
  return { rates, bolivarKind }
}

type Asking = Pick<Ctx, 'orm' | 'config' | 'now'>

/** One read at a time, whoever waits for it. */
function refresh(ctx: Asking): Promise<RatesNow> {
  const { orm } = ctx
  const running = reading.get(orm)
  if (running) return running
  const started = readRates(ctx)
    .then((rates) => {
      // What was read while somebody changed it may be as it was.
      if (reading.get(orm) === started) kept.set(orm, { readMs: ctx.now.getTime(), rates })
      return rates
    })
    .finally(() => {
      if (reading.get(orm) === started) reading.delete(orm)
    })
  reading.set(orm, started)
  return started
}

/** Old ones stay when the database does not answer: how old a rate is shows by itself. */
export async function ratesNow(ctx: Asking): Promise<RatesNow> {
  const known = kept.get(ctx.orm)
  if (!known) return refresh(ctx)
  const ageMs = Math.abs(ctx.now.getTime() - known.readMs)
  if (ageMs < KEEP_MS) return known.rates
  const fresh = refresh(ctx).catch(() => {
    // Not before the next few seconds are over.
    kept.set(ctx.orm, { ...known, readMs: ctx.now.getTime() })
    return known.rates
  })
  return ageMs < MOST_MS ? known.rates : fresh
}

/** To be called when rates were changed, so that this process sees it at once. */
export const forgetRates = (orm: Orm): void => {
  const known = kept.get(orm)
  // As old as can be, and still there for the moment when nothing newer can be read.
  if (known) kept.set(orm, { ...known, readMs: -Infinity })
  reading.delete(orm)
}

const citedName = ({ source, sandbox }: Pick<StoredRate, 'source' | 'sandbox'>): string => {
  const { name } = SOURCE_NAMES[source]
  return name && sandbox ? `${name} (sandbox)` : name
}

/** The rate as it may be used at this moment; null when it may not. */
export function viewRate(rate: StoredRate, now: Date): RateView | null {
  const { validUntil, valueDate, fetchedAt, kind, ...rest } = rate
  const times = { valueMs: valueDate.getTime(), untilMs: validUntil?.getTime() ?? null }
  const state = rateState({ kind, ...times }, now.getTime())
  if (state !== 'fresh' && state !== 'stale') return null
  return {
    ...rest,
    kind,
    sourceName: citedName(rest),
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
