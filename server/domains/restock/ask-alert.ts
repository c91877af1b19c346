// Notes that somebody wants to hear when a sold-out product is back. Nobody is told whether an address waits already.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import {
  type askRestockInput,
  type askRestockOutput,
  MOST_RESTOCK_ALERTS,
} from '#contract/restock.ts'
import type { Ctx } from '#server/ctx.ts'
import { canBeHad } from '#server/domains/catalogue/offers/offer-time.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { countAttempts } from '#server/platform/attempt-limit.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { fail } from '#server/trpc/init.ts'
import { RestockAlert } from './restock-alert.entity.ts'

const HOUR = 3600
const OF_NETWORK = { name: 'restock_network', points: 30, duration: HOUR }
const OF_ADDRESS = { name: 'restock_address', points: 20, duration: HOUR }

/** @throws product_not_found */
async function isThere(em: Em, productId: number): Promise<boolean> {
  const row = await tables(em)
    .selectFrom('product as p')
    .select(canBeHad.as('had'))
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!row) throw fail('product_not_found')
  return row.had
}

export async function askAlert(
  { em, config, clientAddress, user, locale, destination, now }: Ctx,
  { productId, email }: z.output<typeof askRestockInput>,
): Promise<z.infer<typeof askRestockOutput>> {
  const retryAfterSeconds = await countAttempts(em.getKysely(), config.secret, [
    { rule: OF_NETWORK, whose: addressGroup(clientAddress) },
    { rule: OF_ADDRESS, whose: email },
  ])
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  if (await isThere(em, productId)) return refuse('in_stock')
  // Before anybody looks whether this product is among them: a full list says nothing about what is in it.
  const open = await em.count(RestockAlert, { email, toldAt: null })
  if (open >= MOST_RESTOCK_ALERTS) return refuse('too_many_alerts')
  await tables(em)
    .insertInto('restockAlert')
    .values({
      productId,
      email,
      userId: user?.email.toLowerCase() === email ? user.id : null,
      locale,
      destination,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['productId', 'email']).where('toldAt', 'is', null).doNothing(),
    )
    .execute()
  return { ok: true }
}
