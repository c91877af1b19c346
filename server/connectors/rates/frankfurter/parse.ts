// Reads Frankfurter's rows: one object per day and currency. Bolivars are never taken from here: their bank is not in it.
import { readRate } from '#domain/exchange.ts'
import type { RateReading } from '#domain/rate-plausibility.ts'

type Row = Record<string, unknown>

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (value: unknown): number | null => {
  const moment = typeof value === 'string' && DAY.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(moment) ? null : moment
}

/** Readings of the wanted currencies for one dollar, rows that are something else left out; null when it is no list. */
export function parseFrankfurter(body: unknown, wanted: readonly string[]): RateReading[] | null {
  if (!Array.isArray(body)) return null
  return body
    .filter((row): row is Row => typeof row === 'object' && row !== null)
    .filter(({ base, quote }) => base === 'USD' && wanted.includes(quote as string))
    .map((row) => {
      const read = readRate(row['rate'])
      return {
        currency: row['quote'] as string,
        kind: 'reference',
        rate: read.ok ? read.rate : null,
        fault: read.ok ? null : read.fault,
        valueMs: dayOf(row['date']),
      }
    })
}
