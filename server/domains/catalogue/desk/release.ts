// Gives a corrected part of a product back: what was last said about it holds, and the next news are taken again.
import { sql } from 'kysely'
import { refuse } from '#contract/outcome.ts'
import type { AdminReleaseInput, AdminReleaseOutcome } from '#contract/product-desk.ts'
import { propertiesOf } from '#domain/product-parts.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { heardMarks, saidAbout } from './product.ts'
import { type DeskCtx, lockProduct } from './save.ts'
import { Product } from '../product/product.entity.ts'

/** What it costs from now on goes on in its history, where one is kept: in it is what its source said before. */
const notePrice = ({ em }: DeskCtx, id: number, priceCents: number) =>
  sql`insert into price_change (product_id, price_cents, at)
    select ${id}, ${priceCents}, now() from (
      select price_cents from price_change where product_id = ${id} order by at desc, id desc limit 1) latest
    where price_cents <> ${priceCents}`.execute(em.getKysely())

export async function releaseField(
  ctx: DeskCtx,
  { id, field, heard }: AdminReleaseInput,
): Promise<AdminReleaseOutcome> {
  const { em, now, user } = ctx
  const row = await lockProduct(ctx, id)
  if (!row) throw fail('product_not_found')
  const said = saidAbout(row, field)
  // Given back already, by another tab or another admin.
  if (!row.fixedFields.includes(field)) return { ok: true, known: true }
  if (heard !== (heardMarks(row)[field] ?? null)) return refuse('product_changed')
  const covered: readonly string[] = propertiesOf(field)
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
  if (said?.priceCents !== undefined) await notePrice(ctx, id, said.priceCents)
  await audit(ctx, {
    actorId: user.id,
    action: 'products.release',
    object: `product:${id}`,
    details: { field },
  })
  return { ok: true, known: said !== null }
}
