// Asks DolarApi, the only source for bolivars, for both of their rates.
import type { RateReading } from '#domain/rate-plausibility.ts'
import { fetchDolarApi, fetchDolarApiHistory } from '#server/connectors/rates/dolarapi/fetch.ts'
import type { Deps } from '#server/ctx.ts'
import type { SeriesState } from '#server/domains/currency/due-series.ts'
import type { CurrencyReading } from '#server/domains/currency/record-readings.ts'
import { storeReadings } from './store-readings.ts'

const ofSeries =
  (wanted: readonly SeriesState[]) =>
  (reading: RateReading): reading is CurrencyReading =>
    wanted.some(({ currency, kind }) => currency === reading.currency && kind === reading.kind)

/** Answers the series nobody could say anything about. */
export async function fetchBolivars(
  deps: Deps,
  due: readonly SeriesState[],
  now: Date,
): Promise<SeriesState[]> {
  const { rateSources, log } = deps
  try {
    const readings = (await fetchDolarApi(rateSources.dolarapi)).filter(ofSeries(due))
    const past = due.filter(({ needsHistory }) => needsHistory)
    // The past is welcome, not needed.
    const history =
      past.length > 0 ? await fetchDolarApiHistory(rateSources.dolarapi).catch(none) : []
    await storeReadings(deps, {
      source: 'dolarapi',
      historySource: 'dolarapi',
      readings,
      history: history.filter(ofSeries(past)),
      now,
    })
    return due.filter(({ kind }) => !readings.some((reading) => reading.kind === kind))
  } catch (error) {
    log.warn({ err: error, source: 'dolarapi' }, 'exchange rates not fetched')
    return [...due]
  }
}

const none = (): RateReading[] => []
