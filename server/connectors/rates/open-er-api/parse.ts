// Reads the daily table of open.er-api.com: one object with all currencies for one dollar.
import { readRate } from '#domain/exchange.ts'
import type { RateReading } from '#domain/rate-plausibility.ts'

const secondsToMs = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value * 1000 : null

/** Readings of the wanted currencies that are in the table; null when it is no table for the dollar. */
export function parseOpenErApi(body: unknown, wanted: readonly string[]): RateReading[] | null {
  if (typeof body !== 'object' || body === null) return null
  const {
    result,
    base_code: base,
    rates,
    time_last_update_unix: time,
  } = body as Record<string, unknown>
  if (result !== 'success' || base !== 'USD') return null
  if (typeof rates !== 'object' || rates === null) return null
  return wanted
    .filter((currency) => Object.hasOwn(rates, currency))
    .map((currency) => {
      const read = readRate((rates as Record<string, unknown>)[currency])
      return {
        currency,
        kind: 'reference',
        rate: read.ok ? read.rate : null,
        fault: read.ok ? null : read.fault,
        valueMs: secondsToMs(time),
      }
    })
}
