// A product of our own: nobody brings news of it, so an admin writes all of it.
import { refuse } from '#contract/outcome.ts'
import type { AdminCreateInput, AdminCreateOutcome } from '#contract/product-desk.ts'
import { DRAFT_FIELDS } from '#domain/product-parts.ts'
import { audit } from '#server/platform/audit.ts'
import { columnsOf, draftOf, markOf } from './draft.ts'
import { type DeskCtx, withOwnLink } from './save.ts'
import { areAllowed } from '../product/allowed-hosts.ts'
import { holdPictures } from '../product/hold-pictures.ts'
import { Product } from '../product/product.entity.ts'

export async function createProduct(
  ctx: DeskCtx,
  { store: sourceStore, externalId, draft: typed }: AdminCreateInput,
): Promise<AdminCreateOutcome> {
  const { em, now, user } = ctx
  const draft = withOwnLink(typed, sourceStore)
  if (!draft) return refuse('foreign_link')
  if (!(await holdPictures(ctx, draft.images))) return refuse('photo_gone')
  if (!(await areAllowed(em, draft.images))) return refuse('picture_host')
  const row = {
    sourceStore,
    externalId,
    origin: 'manual' as const,
    ...columnsOf(draft, DRAFT_FIELDS),
    name: draft.name,
    category: draft.category,
    priceCents: draft.priceCents,
    createdAt: now,
    updatedAt: now,
  }
  // Two at once: the second waits here for the first and then finds it.
  const { affectedRows } = await em
    .qb(Product)
    .insert(row)
    .onConflict(['sourceStore', 'externalId'])
    .ignore()
    .execute('run')
  const made = await em.findOneOrFail(Product, { sourceStore, externalId })
  if (affectedRows === 0) {
    const isSame = markOf(draftOf(made)) === markOf(draft) && made.origin === 'manual'
    return isSame ? { ok: true, id: made.id } : refuse('product_exists', { id: made.id })
  }
  await audit(ctx, {
    actorId: user.id,
    action: 'products.create',
    object: `product:${made.id}`,
    details: {},
  })
  await ctx.enqueue('refreshVocabulary', {})
  return { ok: true, id: made.id }
}
