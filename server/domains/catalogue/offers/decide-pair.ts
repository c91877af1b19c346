// An admin's word on two products of different stores: one item or two, whatever any later run makes of them.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { DecidePairInput, decidePairOutput } from '#contract/product-pairs.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { tables } from '#server/tables.ts'
import { joinOffers } from './join-offers.ts'

export async function decidePair(
  ctx: Ctx & { user: CurrentUser },
  { id, decision, seen }: DecidePairInput,
): Promise<z.infer<typeof decidePairOutput>> {
  const { em, now, user } = ctx
  const db = tables(em)
  const pair = await db
    .updateTable('productPair')
    .set({ decision, decidedBy: user.id, decidedAt: now })
    .where('id', '=', id)
    .where('decision', 'is not distinct from', seen)
    .returning(['firstId as first', 'secondId as second'])
    .executeTakeFirst()
  // Somebody else was faster, or the products tell something else now and are no pair any more.
  if (!pair) return refuse('run_moved')
  await joinOffers(em, [pair.first, pair.second])
  // Taken back, it is for the shop to judge again.
  if (decision === null)
    await db
      .updateTable('productReading')
      .set({ compared: false })
      .where('productId', 'in', [pair.first, pair.second])
      .execute()
  await audit(ctx, {
    actorId: user.id,
    action: 'sync.decidePair',
    object: `product_pair:${id}`,
    details: { decision: decision ?? 'open', first: pair.first, second: pair.second },
  })
  return { ok: true }
}
