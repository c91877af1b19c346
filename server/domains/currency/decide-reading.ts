// A person decides about a reading that waits: from now on it counts, or it never will.
import { refuse } from '#contract/outcome.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'
import { forgetRates } from './rates-now.ts'

export async function decideReading(
  ctx: Ctx & { user: CurrentUser },
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
  await audit(ctx, {
    actorId: user.id,
    action: accept ? 'currency.acceptRate' : 'currency.rejectRate',
    object: `exchange_rate:${id}`,
    details: { currency: row.currency, kind: row.kind, rate: row.rate ?? null },
  })
  forgetRates(orm)
  return { ok: true as const }
}
