// Fetches the exchange rates that are due, falls back from source to source, and says loudly when a series stays silent.
import { QUOTED_CURRENCIES } from '#domain/currencies.ts'
import type { Deps } from '#server/ctx.ts'
import {
  findSeriesStates,
  type SeriesState,
  silentSeries,
} from '#server/domains/currency/due-series.ts'
import { forgetRates } from '#server/domains/currency/rates-now.ts'
import { fetchBolivars } from './fetch-bolivars.ts'
import { fetchReferences } from './fetch-references.ts'

/** What a source answered stays, whatever another one did; what nobody answered is asked for again by the next try. */
export async function fetchRates(deps: Deps): Promise<void> {
  const { orm, config, log, clock } = deps
  const now = clock()
  const states = await findSeriesStates(orm.em.fork(), config.sandbox, now)
  const due = states.filter((state) => state.due)
  const bolivars = due.filter(({ currency }) => currency === 'VES')
  const references = due.filter(({ currency }) => currency !== 'VES')
  const missing = [
    ...(bolivars.length > 0 ? await fetchBolivars(deps, bolivars, now) : []),
    ...(references.length > 0 ? await fetchReferences(deps, references, now) : []),
  ]
  forgetRates(orm)
  const after = await findSeriesStates(orm.em.fork(), config.sandbox, now)
  for (const { currency, kind, silentHours } of silentSeries(after))
    log.error({ currency, kind, silentHours }, 'no good exchange rate for more than a day')
  if (missing.length > 0)
    throw new Error(`no rate from any source: ${missing.map(nameOf).join(', ')}`)
  if (due.length > 0)
    log.info({ series: due.length, of: QUOTED_CURRENCIES.length + 1 }, 'exchange rates fetched')
}

const nameOf = ({ currency, kind }: SeriesState): string => `${currency} ${kind}`
