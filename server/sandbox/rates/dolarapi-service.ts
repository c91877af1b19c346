// Speaks DolarApi's protocol for Venezuela: two quotes for the dollar and the history of each.
import type { SandboxService } from '../sandbox.ts'
import { caracasDay, rateAt, workdays } from './drift.ts'

const HISTORY_DAYS = 85

interface Quote {
  fuente: string
  nombre: string
  promedio: number | null
  fechaActualizacion: string
}

const quotes = (now: number): Quote[] => {
  const [day = now] = workdays(now, 1)
  return [
    {
      fuente: 'oficial',
      nombre: 'Dólar',
      promedio: rateAt('oficial', day),
      fechaActualizacion: `${caracasDay(day)}T00:00:00-04:00`,
    },
    {
      fuente: 'paralelo',
      nombre: 'Paralelo',
      promedio: rateAt('paralelo', now, 6),
      fechaActualizacion: new Date(now).toISOString(),
    },
  ]
}

/** What users of the real one have reported: null and zero, a slipped point, a jump, an old answer. */
const SPOILT: Record<string, (quote: Quote) => Quote> = {
  null: (quote) => ({ ...quote, promedio: null }),
  zero: (quote) => ({ ...quote, promedio: 0 }),
  slip: (quote) => ({ ...quote, promedio: (quote.promedio ?? 0) * 100 }),
  jump: (quote) => ({ ...quote, promedio: (quote.promedio ?? 0) * 1.15 }),
  old: (quote) => ({
    ...quote,
    fechaActualizacion: new Date(
      Date.parse(quote.fechaActualizacion) - 4 * 86_400_000,
    ).toISOString(),
  }),
}

const whole = (quote: Quote) => ({ moneda: 'USD', compra: null, venta: null, ...quote })

export const dolarApiService = (clock: () => Date): SandboxService => ({
  name: 'dolarapi',
  answer: ({ path }, fault) => {
    const now = clock().getTime()
    const spoil = (fault && SPOILT[fault]) || ((quote: Quote) => quote)
    const all = quotes(now).map(spoil).map(whole)
    if (path === '/v1/dolares') return { body: all }
    const one = /^\/v1\/dolares\/(\w+)$/.exec(path)?.[1]
    if (one) {
      const quote = all.find(({ fuente }) => fuente === one)
      return quote ? { body: quote } : null
    }
    const series = /^\/v1\/historicos\/dolares\/(oficial|paralelo)$/.exec(path)?.[1]
    if (series !== 'oficial' && series !== 'paralelo') return null
    const rows = workdays(now, HISTORY_DAYS).map((day) => ({
      fuente: series,
      compra: null,
      venta: null,
      promedio: rateAt(series, day),
      fecha: caracasDay(day),
    }))
    return { body: rows }
  },
})
