// Puts the answer of one source into the database in one transaction, with the past the shop was missing.
import type { Deps } from '#server/ctx.ts'
import { recordHistory } from '#server/domains/currency/record-history.ts'
import {
  type CurrencyReading,
  type Recorded,
  type Recording,
  recordReadings,
} from '#server/domains/currency/record-readings.ts'

export interface Answer extends Omit<Recording, 'sandbox'> {
  /** Readings of the past, of any of the series. */
  history: readonly CurrencyReading[]
  historySource: Recording['source']
}

const seriesOf = ({ currency, kind }: CurrencyReading): string => `${currency} ${kind}`

export const storeReadings = (
  { orm, config, log }: Pick<Deps, 'orm' | 'config' | 'log'>,
  { history, historySource, source, readings, now }: Answer,
): Promise<Recorded[]> =>
  orm.em.fork().transactional(async (em) => {
    const { sandbox } = config
    // The past first: it tells a jump from a pause.
    for (const past of Object.values(Object.groupBy(history, seriesOf))) {
      const days = await recordHistory(em, {
        source: historySource,
        sandbox,
        readings: past ?? [],
        now,
      })
      if (days > 0) log.info({ source: historySource, days }, 'past exchange rates filled in')
    }
    const recorded = await recordReadings(em, { source, sandbox, readings, now })
    for (const { reading, judgement, id } of recorded) {
      if (judgement.status === 'good') continue
      const { currency, kind } = reading
      log.warn({ id, source, currency, kind, ...judgement }, 'exchange rate not taken')
    }
    return recorded
  })
