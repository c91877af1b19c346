// An admin's word on two products of different stores: one item or two, whatever any later run makes of them.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { DecidePairInput, decidePairOutput } from '#contract/product-pairs.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'

export async function decidePair(
  ctx: Ctx & { user: CurrentUser },
  { id, decision, seen }: DecidePairInput,
): Promise<z.infer<typeof decidePairOutput>> {
  const { em, now, user } = ctx
  const { rows } = await sql<{ first: number; second: number }>`update product_pair
    set decision = ${decision}, decided_by = ${user.id}, decided_at = ${now}
    where id = ${id} and decision is not distinct from ${seen}::text
    returning first_id as first, second_id as second`.execute(em.getKysely())
  const [pair] = rows
  // Somebody else was faster, or the products tell something else now and are no pair any more.
  if (!pair) return refuse('run_moved')
  // Taken back, it is for the shop to judge again.
  if (decision === null)
    await sql`update product_reading set compared = false
      where product_id in (${pair.first}, ${pair.second})`.execute(em.getKysely())
  await audit(ctx, {
    actorId: user.id,
    action: 'sync.decidePair',
    object: `product_pair:${id}`,
    details: { decision: decision ?? 'open', first: pair.first, second: pair.second },
  })
  return { ok: true }
}
