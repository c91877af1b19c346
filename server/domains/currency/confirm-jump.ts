// A jump that a second source reports as well is no slip: both readings become good.
import type { QuotedCurrency } from '#domain/currencies.ts'
import { ratesAgree } from '#domain/rate-plausibility.ts'
import { rateOf } from '#domain/exchange.ts'
import type { Em } from '#server/platform/orm.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'

interface Jumped {
  currency: QuotedCurrency
  sandbox: boolean
  /** Both readings belong to one run. */
  now: Date
}

export async function confirmJump(em: Em, { currency, sandbox, now }: Jumped): Promise<boolean> {
  const waiting = {
    currency,
    sandbox,
    fetchedAt: now,
    status: 'quarantined',
    doubt: 'jump',
  } as const
  const rows = await em.find(ExchangeRate, waiting, { orderBy: { id: 'asc' } })
  const [first, second] = rows
  if (!first?.rate || !second?.rate || first.source === second.source) return false
  if (!ratesAgree(rateOf(first.rate), rateOf(second.rate))) return false
  await em.nativeUpdate(
    ExchangeRate,
    { id: { $in: [first.id, second.id] } },
    { status: 'good', decidedAt: now },
  )
  return true
}
