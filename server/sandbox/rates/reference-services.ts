// Speaks the protocols of open.er-api.com and Frankfurter: a table of the day, and rows per day and currency.
import type { SandboxAnswer, SandboxService } from '../sandbox.ts'
import { dayText, rateAt, type Series, workdays } from './drift.ts'

const CURRENCIES = ['EUR', 'COP', 'PEN', 'BRL'] as const satisfies Series[]
const DAY_SECONDS = 86_400
/** As far back as a history goes here. */
const MOST_DAYS = 400

export const openErApiService = (clock: () => Date): SandboxService => ({
  name: 'open-er-api',
  answer: ({ path }, fault) => {
    if (path !== '/v6/latest/USD') return null
    if (fault === 'quota')
      return { status: 200, body: { result: 'error', 'error-type': 'quota-reached' } }
    const second = Math.floor(clock().getTime() / 1000 / DAY_SECONDS) * DAY_SECONDS + 1
    const jump = fault === 'jump' ? 1.2 : 1
    return {
      body: {
        result: 'success',
        provider: 'sandbox',
        time_last_update_unix: second,
        time_next_update_unix: second + DAY_SECONDS,
        time_eol_unix: 0,
        base_code: 'USD',
        rates: {
          USD: 1,
          ...Object.fromEntries(
            CURRENCIES.map((code) => [code, rateAt(code, second * 1000) * jump]),
          ),
        },
      },
    }
  },
})

const badCode: SandboxAnswer = { status: 422, body: { message: 'invalid currency' } }

export const frankfurterService = (clock: () => Date): SandboxService => ({
  name: 'frankfurter',
  answer: ({ path, query }, fault) => {
    if (path !== '/v2/rates') return null
    const quotes = (query.get('quotes') ?? '').toUpperCase().split(',')
    const wanted = CURRENCIES.filter((code) => quotes.includes(code))
    if (query.get('base')?.toUpperCase() !== 'USD' || wanted.length === 0) return badCode
    const from = query.get('from')
    const days = workdays(clock().getTime(), from ? MOST_DAYS : 1)
    const jump = fault === 'jump' ? 1.2 : 1
    return {
      body: days
        .filter((day) => !from || dayText(day) >= from)
        .flatMap((day) =>
          wanted.map((quote) => ({
            date: dayText(day),
            base: 'USD',
            quote,
            rate: rateAt(quote, day) * jump,
          })),
        ),
    }
  },
})
