// Fills the days a shop has missed with what the source remembers, so that charts begin and jumps are told from pauses.
import { rateText } from '#domain/exchange.ts'
import { judgeReading } from '#domain/rate-plausibility.ts'
import type { Em } from '#server/platform/orm.ts'
import { HISTORY_MS } from './due-series.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'
import { findDays } from './rate.queries.ts'
import type { CurrencyReading, Recording } from './record-readings.ts'

/** The middle one: a few slipped points in a long series do not move it. */
function medianOf(readings: readonly CurrencyReading[]) {
  const rates = readings
    .map(({ rate }) => rate)
    .filter((rate) => rate !== null)
    .toSorted((a, b) => Number(a.units) / 10 ** a.scale - Number(b.units) / 10 ** b.scale)
  return rates[Math.floor(rates.length / 2)] ?? null
}

const dayOf = (currency: string, valueMs: number): string => {
  const zone = currency === 'VES' ? 'America/Caracas' : 'UTC'
  return new Date(valueMs).toLocaleDateString('sv-SE', { timeZone: zone })
}

/** The readings of one series; answers how many days were new. What cannot be true is left out. */
export async function recordHistory(
  em: Em,
  { source, sandbox, readings, now }: Recording,
): Promise<number> {
  const [any] = readings
  if (!any) return 0
  const { currency, kind } = any
  const since = new Date(now.getTime() - HISTORY_MS)
  const known = await findDays(em, { sandbox, currency, kind }, { since, now })
  const days = new Set(known.map(({ day }) => day))
  const today = dayOf(currency, now.getTime())
  const median = medianOf(readings)
  let previous = null
  const rows = []
  for (const reading of readings.toSorted((a, b) => (a.valueMs ?? 0) - (b.valueMs ?? 0))) {
    const { rate, valueMs } = reading
    if (!rate || valueMs === null || valueMs < since.getTime()) continue
    const around = { previous, neighbour: median, nowMs: now.getTime() }
    if (judgeReading(reading, around).status !== 'good') continue
    previous = rate
    const day = dayOf(currency, valueMs)
    if (days.has(day) || day >= today) continue
    days.add(day)
    rows.push({
      currency,
      kind,
      rate: rateText(rate),
      source,
      sandbox,
      valueDate: new Date(valueMs),
      fetchedAt: now,
      status: 'good' as const,
    })
  }
  if (rows.length > 0) await em.insertMany(ExchangeRate, rows)
  return rows.length
}
