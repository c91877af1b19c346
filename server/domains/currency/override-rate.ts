// An admin sets a rate by hand, with a reason and an end, and may end it earlier.
import { type AdminOverrideRateInput, MOST_OVERRIDE_DAYS } from '#contract/currency-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { rateOf } from '#domain/exchange.ts'
import { judgeReading } from '#domain/rate-plausibility.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { isFirstPost, MOMENT_SECONDS } from '#server/platform/is-first-post.ts'
import { fail } from '#server/trpc/init.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'
import { findBolivarKind, findLastRate } from './rate.queries.ts'
import { forgetRates } from './rates-now.ts'

type AdminCtx = Ctx & { user: CurrentUser }
const DAY_MS = 86_400_000

/** What the override replaces. */
const findReplaced = async (
  { em, config }: Pick<Ctx, 'em' | 'config'>,
  currency: AdminOverrideRateInput['currency'],
) => {
  const kind = currency === 'VES' ? await findBolivarKind(em) : 'reference'
  return findLastRate(em, { sandbox: config.sandbox, currency, kind })
}

export async function overrideRate(ctx: AdminCtx, input: AdminOverrideRateInput) {
  const { em, now, user, orm, config } = ctx
  const { currency, rate, note, sure } = input
  const until = new Date(input.until)
  if (until <= now) return refuse('ends_before_start')
  if (until.getTime() - now.getTime() > MOST_OVERRIDE_DAYS * DAY_MS)
    return refuse('override_too_long')
  const last = await findReplaced(ctx, currency)
  const judged = judgeReading(
    { currency, kind: 'override', rate: rateOf(rate), fault: null, valueMs: now.getTime() },
    { previous: last?.rate ?? null, neighbour: null, nowMs: now.getTime() },
  )
  if (last && judged.status !== 'good' && !sure) return refuse('rate_jumps', { last: last.text })
  const said = [user.id, currency, rate, input.until, note]
  if (!(await isFirstPost(em, config.secret, 'override', said, MOMENT_SECONDS))) {
    // A repeated click: of two equal ones, one would go on when the other is ended.
    const mine = { currency, kind: 'override', createdBy: user.id, validUntil: until } as const
    const same = await em.findOne(ExchangeRate, mine, { orderBy: { id: 'desc' }, fields: ['id'] })
    if (same) return { ok: true as const, id: same.id }
  }
  const id = Number(
    await em.insert(ExchangeRate, {
      currency,
      kind: 'override',
      rate,
      source: 'admin',
      sandbox: config.sandbox,
      valueDate: now,
      validUntil: until,
      fetchedAt: now,
      status: 'good',
      note,
      createdBy: user.id,
    }),
  )
  await audit(ctx, {
    actorId: user.id,
    action: 'currency.overrideRate',
    object: `exchange_rate:${id}`,
    details: { currency, rate, until: until.toISOString(), note },
  })
  forgetRates(orm)
  return { ok: true as const, id }
}

export async function endOverride(ctx: AdminCtx, { id }: { id: number }): Promise<{ ok: true }> {
  const { em, now, user, orm } = ctx
  const ended = await em.nativeUpdate(
    ExchangeRate,
    { id, kind: 'override', validUntil: { $gt: now } },
    { validUntil: now },
  )
  const row = await em.findOne(ExchangeRate, { id, kind: 'override' }, { disableIdentityMap: true })
  if (!row) throw fail('not_found')
  // Ended twice is ended.
  if (ended === 0) return { ok: true }
  await audit(ctx, {
    actorId: user.id,
    action: 'currency.endOverride',
    object: `exchange_rate:${id}`,
    details: { currency: row.currency, rate: row.rate ?? null },
  })
  forgetRates(orm)
  return { ok: true }
}
