// Asks open.er-api.com for the other currencies, and Frankfurter for what it did not say or what must be confirmed.
import type { RateReading } from '#domain/rate-plausibility.ts'
import type { RateSource } from '#domain/rate-sources.ts'
import { fetchFrankfurter } from '#server/connectors/rates/frankfurter/fetch.ts'
import { fetchOpenErApi } from '#server/connectors/rates/open-er-api/fetch.ts'
import type { Deps } from '#server/ctx.ts'
import { confirmJump } from '#server/domains/currency/confirm-jump.ts'
import { HISTORY_MS, type SeriesState } from '#server/domains/currency/due-series.ts'
import type { CurrencyReading } from '#server/domains/currency/record-readings.ts'
import { storeReadings } from './store-readings.ts'

type Ask = () => Promise<RateReading[]>

const namesOf = (series: readonly SeriesState[]): string[] => series.map(({ currency }) => currency)

/** Answers the series nobody could say anything about. */
export async function fetchReferences(
  deps: Deps,
  due: readonly SeriesState[],
  now: Date,
): Promise<SeriesState[]> {
  const { rateSources, orm, config, log } = deps
  const { openErApi, frankfurter } = rateSources

  const heard = new Set<string>()
  const run = async (source: RateSource, ask: Ask, history: readonly RateReading[]) => {
    try {
      const readings = (await ask()) as CurrencyReading[]
      const past = history as CurrencyReading[]
      const store = { source, readings, history: past, historySource: 'frankfurter', now } as const
      const recorded = await storeReadings(deps, store)
      for (const { reading } of recorded) heard.add(reading.currency)
      return recorded
    } catch (error) {
      log.warn({ err: error, source }, 'exchange rates not fetched')
      return []
    }
  }

  const past = namesOf(due.filter(({ needsHistory }) => needsHistory))
  const from = new Date(now.getTime() - HISTORY_MS).toISOString().slice(0, 10)
  const history =
    past.length > 0
      ? await fetchFrankfurter(frankfurter, { currencies: past, from }).catch(() => [])
      : []

  const first = await run('open-er-api', () => fetchOpenErApi(openErApi, namesOf(due)), history)
  const good = first.filter(({ judgement }) => judgement.status === 'good')
  const open = due.filter(
    ({ currency }) => !good.some(({ reading }) => reading.currency === currency),
  )
  if (open.length === 0) return []
  const currencies = namesOf(open)
  const rest = first.length === 0 ? history : []
  await run('frankfurter', () => fetchFrankfurter(frankfurter, { currencies }), rest)
  for (const { currency } of open)
    await orm.em
      .fork()
      .transactional((em) => confirmJump(em, { currency, sandbox: config.sandbox, now }))
  return open.filter(({ currency }) => !heard.has(currency))
}
