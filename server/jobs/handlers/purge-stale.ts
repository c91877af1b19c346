// Removes what nobody will come back for: old carts and quotes of visitors, dead sessions, old counters, runs,
// prices and copies of mails.
import type { Deps } from '#server/ctx.ts'
import { purgeChallenges } from '#server/domains/auth/passkey-challenges.ts'
import { purgeSessions } from '#server/domains/auth/purge-sessions.ts'
import { purgeTokens } from '#server/domains/auth/purge-tokens.ts'
import { purgeCarts } from '#server/domains/cart/purge-carts.ts'
import { purgeContact } from '#server/domains/contact/purge-contact.ts'
import { purgeRates } from '#server/domains/currency/purge-rates.ts'
import { eraseFinished } from '#server/domains/orders/erase-orders.ts'
import { purgeAlerts } from '#server/domains/restock/forget-alerts.ts'
import { purgeQuotes } from '#server/domains/shipping/purge-quotes.ts'
import { purgePrices, purgeRuns } from '#server/domains/sync/purge-sync.ts'
import { purgeMails } from '#server/platform/purge-mails.ts'
import { purgeRateLimits } from '#server/platform/purge-rate-limits.ts'

export async function purgeStale({ orm, clock, log }: Deps): Promise<void> {
  const now = clock()
  const removed = {
    carts: await purgeCarts(orm.em.fork(), now),
    sessions: await purgeSessions(orm.em.fork(), now),
    challenges: await purgeChallenges(orm.em.fork(), now),
    tokens: await purgeTokens(orm.em.fork(), now),
    people: await orm.em.fork().transactional(eraseFinished),
    messages: await purgeContact(orm.em.fork(), now),
    rates: await purgeRates(orm.em.fork(), now),
    quotes: await purgeQuotes(orm.em.fork(), now),
    restockAlerts: await purgeAlerts(orm.em.fork(), now),
    runs: await purgeRuns(orm.em.fork(), now),
    prices: await purgePrices(orm.em.fork(), now),
    mails: await purgeMails(orm.em.fork(), now),
    rateLimits: await purgeRateLimits(orm.em.fork(), now),
  }
  log.info(removed, 'stale rows removed')
}
