// A person decides about a reading that waits: from now on it counts, or it never will.
import { refuse } from '#contract/outcome.ts'
import { rateOf } from '#domain/exchange.ts'
import { judgeReading } from '#domain/rate-plausibility.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { ExchangeRate, type ExchangeRateRow } from './exchange-rate.entity.ts'
import { findLastRate } from './rate.queries.ts'
import { forgetRates } from './rates-now.ts'

type AdminCtx = Ctx & { user: CurrentUser }

/** What the source said since and is no jump any more: the level was agreed to, the newest of it is to be shown. */
async function acceptFollowers(
  { em, now, user }: AdminCtx,
  { currency, kind, sandbox }: ExchangeRateRow,
): Promise<number> {
  const series = { currency, kind, sandbox }
  const waiting = await em.find(
    ExchangeRate,
    { ...series, status: 'quarantined' },
    { orderBy: { valueDate: 'asc', id: 'asc' }, disableIdentityMap: true },
  )
  let accepted = 0
  for (const { id, rate: text, valueDate } of waiting) {
    const last = await findLastRate(em, series)
    const reading = {
      currency,
      kind,
      fault: null,
      rate: rateOf(text ?? ''),
      valueMs: valueDate?.getTime() ?? null,
    }
    const around = { previous: last?.rate ?? null, neighbour: null, nowMs: now.getTime() }
    if (judgeReading(reading, around).status !== 'good') continue
    const good = { status: 'good', decidedBy: user.id, decidedAt: now } as const
    await em.nativeUpdate(ExchangeRate, { id, status: 'quarantined' }, good)
    accepted += 1
  }
  return accepted
}

export async function decideReading(
  ctx: AdminCtx,
  { id, accept }: { id: number; accept: boolean },
) {
  const { em, now, user, orm } = ctx
  const decided = await em.nativeUpdate(
    ExchangeRate,
    { id, status: 'quarantined' },
    { status: accept ? 'good' : 'rejected', decidedBy: user.id, decidedAt: now },
  )
  const row = await em.findOne(ExchangeRate, { id }, { disableIdentityMap: true })
  if (!row) throw fail('not_found')
  if (decided === 0) return refuse('run_moved')
  const followers = accept ? await acceptFollowers(ctx, row) : 0
  await audit(ctx, {
    actorId: user.id,
    action: accept ? 'currency.acceptRate' : 'currency.rejectRate',
    object: `exchange_rate:${id}`,
    details: { currency: row.currency, kind: row.kind, rate: row.rate ?? null, followers },
  })
  forgetRates(orm)
  return { ok: true as const }
}
