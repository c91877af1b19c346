// Reads DolarApi's answers for Venezuela: `promedio` is the rate, `compra` and `venta` are always null, `moneda` may miss.
import type { RateKind } from '#domain/rate-age.ts'
import type { RateReading } from '#domain/rate-plausibility.ts'
import { readRate } from '#domain/exchange.ts'

type Row = Record<string, unknown>

const KINDS: Readonly<Record<string, RateKind>> = { oficial: 'official', paralelo: 'parallel' }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** A day of the history is a day in Caracas, which has no summer time. */
const DAY = /^\d{4}-\d{2}-\d{2}$/
const momentOf = (value: unknown): number | null => {
  if (typeof value !== 'string') return null
  const moment = Date.parse(DAY.test(value) ? `${value}T00:00:00-04:00` : value)
  return Number.isNaN(moment) ? null : moment
}

function readingOf(row: Row): RateReading | null {
  const kind = typeof row['fuente'] === 'string' ? KINDS[row['fuente']] : undefined
  if (!kind || (row['moneda'] !== undefined && row['moneda'] !== 'USD')) return null
  const read = readRate(row['promedio'])
  return {
    currency: 'VES',
    kind,
    rate: read.ok ? read.rate : null,
    fault: read.ok ? null : read.fault,
    valueMs: momentOf(row['fechaActualizacion'] ?? row['fecha']),
  }
}

/** The dollar's readings in a list of quotes, rows that are something else left out; null when it is no list. */
export const parseDolarApi = (body: unknown): RateReading[] | null =>
  Array.isArray(body)
    ? body
        .filter(isRow)
        .map(readingOf)
        .filter((reading) => reading !== null)
    : null
