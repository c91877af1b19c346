// Gives a corrected part of a product back: what was last said about it holds, and the next news are taken again.
import type { AdminReleaseInput } from '#contract/product-desk.ts'
import { CORRECTABLE } from '#domain/product-corrections.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { saidAbout } from './desk-product.ts'
import { type DeskCtx, lockProduct } from './desk-save.ts'
import { Product } from './product.entity.ts'

export async function releaseField(
  ctx: DeskCtx,
  { id, field }: AdminReleaseInput,
): Promise<{ ok: true; known: boolean }> {
  const { em, now, user } = ctx
  const row = await lockProduct(ctx, id)
  if (!row) throw fail('product_not_found')
  const said = saidAbout(row, field)
  // Given back already, by another tab or another admin.
  if (!row.fixedFields.includes(field)) return { ok: true, known: true }
  const covered: readonly string[] = CORRECTABLE[field]
  const others = Object.entries(row.providerValues).filter(([name]) => !covered.includes(name))
  await em.nativeUpdate(
    Product,
    { id },
    {
      ...said,
      fixedFields: row.fixedFields.filter((each) => each !== field),
      providerValues: Object.fromEntries(others),
      updatedAt: now,
    },
  )
  await audit(ctx, {
    actorId: user.id,
    action: 'products.release',
    object: `product:${id}`,
    details: { field },
  })
  return { ok: true, known: said !== null }
}
