// What waits for somebody of those who run the shop, in one statement that never counts far.
import { type RawBuilder, sql } from 'kysely'
import { MOST_WAITING, type Waiting, WAITING_KINDS, type WaitingKind } from '#contract/waiting.ts'
import type { Day } from '#domain/customs-rule.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Ctx } from '#server/ctx.ts'
import { DEAD_LETTERS } from '#server/jobs/definitions.ts'

const sources = (sandbox: boolean, today: Day): Record<WaitingKind, RawBuilder<unknown>> => ({
  orders: sql`shop_order where state = 'payment_review'`,
  // Nobody can pay: that is one thing to do.
  paymentMethods: sql`(select 1) as none where not exists (select from payment_method where active
    and coalesce(active_from <= ${today}, true) and coalesce(active_to >= ${today}, true))`,
  messages: sql`contact_message where state = 'open' and not spam`,
  pairs: sql`product_pair where decision is null and not shown`,
  storePaths: sql`store_path where category is null and not ignored`,
  heldPrices: sql`product_offer where held_price_cents is not null`,
  rates: sql`exchange_rate where status = 'quarantined' and sandbox = ${sandbox}`,
  doubtfulRuns: sql`sync_run where state = 'suspicious'`,
  jobs: sql`pgboss.job where name = ${DEAD_LETTERS} and state = 'created'`,
})

export async function countWaiting({
  em,
  config,
  now,
}: Pick<Ctx, 'em' | 'config' | 'now'>): Promise<Waiting> {
  const from = sources(config.sandbox, shopDay(now))
  const counts = WAITING_KINDS.map(
    (kind) => sql`(select count(*)::int from
      (select 1 from ${from[kind]} limit ${MOST_WAITING + 1}) as one) as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<Waiting>`select ${sql.join(counts)}`.execute(em.getKysely())
  const [counted] = rows
  if (!counted) throw new Error('a count has no row')
  return counted
}
