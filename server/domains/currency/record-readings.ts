// Stores what a source said, each reading judged against the last good one of its series.
import type { QuotedCurrency } from '#domain/currencies.ts'
import { rateText } from '#domain/exchange.ts'
import { type Judgement, judgeReading, type RateReading } from '#domain/rate-plausibility.ts'
import { BOLIVAR_KINDS } from '#domain/rate-age.ts'
import type { RateSource } from '#domain/rate-sources.ts'
import type { Em } from '#server/platform/orm.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'
import { findLastRate } from './rate.queries.ts'

export type CurrencyReading = RateReading<QuotedCurrency>

export interface Recording {
  source: RateSource
  sandbox: boolean
  readings: readonly CurrencyReading[]
  now: Date
}

export interface Recorded {
  id: number
  reading: CurrencyReading
  judgement: Judgement
}

/** The other bolivar rate tells the order of magnitude of a first one. */
const neighbourOf = ({ currency, kind }: CurrencyReading) =>
  currency === 'VES' ? BOLIVAR_KINDS.find((other) => other !== kind) : undefined

async function judge(em: Em, reading: CurrencyReading, sandbox: boolean, now: Date) {
  const { currency, kind } = reading
  const previous = await findLastRate(em, { sandbox, currency, kind })
  const other = neighbourOf(reading)
  const neighbour =
    previous || !other ? null : await findLastRate(em, { sandbox, currency, kind: other })
  return judgeReading(reading, {
    previous: previous?.rate ?? null,
    neighbour: neighbour?.rate ?? null,
    nowMs: now.getTime(),
  })
}

/** The same that this source said before, where it waits for a person or was refused by one: nobody decides twice. */
const findHeard = (
  em: Em,
  { currency, kind, rate, valueMs }: CurrencyReading,
  source: RateSource,
  sandbox: boolean,
) =>
  em.findOne(
    ExchangeRate,
    {
      currency,
      kind,
      source,
      sandbox,
      rate: rate && rateText(rate),
      valueDate: valueMs === null ? null : new Date(valueMs),
      $or: [{ status: 'quarantined' }, { status: 'rejected', decidedBy: { $ne: null } }],
    },
    { orderBy: { id: 'desc' }, fields: ['id'], disableIdentityMap: true },
  )

export async function recordReadings(
  em: Em,
  { source, sandbox, readings, now }: Recording,
): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (const reading of readings) {
    const { currency, kind, rate, valueMs } = reading
    const judgement = await judge(em, reading, sandbox, now)
    const heard =
      judgement.status === 'quarantined' ? await findHeard(em, reading, source, sandbox) : null
    if (heard) {
      await em.nativeUpdate(ExchangeRate, { id: heard.id }, { fetchedAt: now })
      recorded.push({ id: heard.id, reading, judgement })
      continue
    }
    const id = await em.insert(ExchangeRate, {
      currency,
      kind,
      rate: rate && rateText(rate),
      source,
      sandbox,
      valueDate: valueMs === null ? null : new Date(valueMs),
      fetchedAt: now,
      status: judgement.status,
      doubt: judgement.status === 'good' ? null : judgement.doubt,
    })
    recorded.push({ id: Number(id), reading, judgement })
  }
  return recorded
}
