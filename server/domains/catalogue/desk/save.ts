// An admin's form comes back: what they changed is written and, on what others brought, kept from then on.
import { LockMode } from '@mikro-orm/core'
import { refuse } from '#contract/outcome.ts'
import type { AdminSaveInput, AdminSaveOutcome } from '#contract/product-desk.ts'
import type { ProductDraft } from '#contract/product-draft.ts'
import {
  CORRECTABLE_FIELDS,
  DRAFT_FIELDS,
  type DraftField,
  propertiesOf,
} from '#domain/product-parts.ts'
import { safeOutboundUrl } from '#domain/affiliate.ts'
import { piecesAtStore } from '#domain/shelf.ts'
import type { Store } from '#domain/vocabulary.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { columnsOf, draftOf, markOf } from './draft.ts'
import { doubtOf } from './product.ts'
import { areAllowed } from '../product/allowed-hosts.ts'
import { holdPictures } from '../product/hold-pictures.ts'
import { Product, type ProductRow } from '../product/product.entity.ts'
import { ProductOffer } from '../offers/product-offer.entity.ts'

export type DeskCtx = Ctx & { user: CurrentUser }

export const lockProduct = (ctx: DeskCtx, id: number): Promise<ProductRow | null> =>
  ctx.em.findOne(
    Product,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  )

/** Search knows a product by its words. */
const SPOKEN: readonly DraftField[] = ['name', 'brand', 'model', 'category']

/** The draft with its link in normal form; null when the link leads to another site. */
export const withOwnLink = (draft: ProductDraft, store: Store): ProductDraft | null => {
  if (draft.originalUrl === null) return draft
  const originalUrl = safeOutboundUrl(draft.originalUrl, store)
  return originalUrl === null ? null : { ...draft, originalUrl }
}

/** Newly corrected parts of a product that others bring, and what those last said about them. */
async function corrections({ em }: DeskCtx, row: ProductRow, changed: readonly DraftField[]) {
  if (row.origin === 'manual') return {}
  const fresh = CORRECTABLE_FIELDS.filter(
    (field) => changed.includes(field) && !row.fixedFields.includes(field),
  )
  // A doubted price is the last that was said, and is not forgotten by the answer to it.
  const doubted = await doubtOf({ em }, row.id)
  const priceCents = doubted?.priceCents ?? row.priceCents
  const stored = { ...row, priceCents, stock: piecesAtStore(row) }
  const said = fresh.flatMap((field) => propertiesOf(field).map((name) => [name, stored[name]]))
  return {
    fixedFields: [...row.fixedFields, ...fresh],
    providerValues: { ...row.providerValues, ...Object.fromEntries(said) },
  }
}

export async function saveProduct(ctx: DeskCtx, input: AdminSaveInput): Promise<AdminSaveOutcome> {
  const { em, now, user } = ctx
  const { id, seen } = input
  const row = await lockProduct(ctx, id)
  if (!row) throw fail('product_not_found')
  const current = draftOf(row)
  const isLinkTouched = input.draft.originalUrl !== current.originalUrl
  const draft = isLinkTouched ? withOwnLink(input.draft, row.sourceStore) : input.draft
  if (!draft) return refuse('foreign_link')
  const mark = (from: ProductDraft, field: DraftField) => markOf(from[field])
  const mine = DRAFT_FIELDS.filter((field) => mark(draft, field) !== seen[field])
  const changed = mine.filter((field) => mark(draft, field) !== mark(current, field))
  const conflicts = changed.filter((field) => mark(current, field) !== seen[field])
  if (conflicts.length > 0) return refuse('product_changed', { mine, conflicts })
  if (changed.length === 0) return { ok: true, changed }
  if (changed.includes('images') && !(await holdPictures(ctx, draft.images)))
    return refuse('photo_gone')
  // One that was allowed when it came may stay where it is.
  const fresh = draft.images.filter((image) => !current.images.includes(image))
  if (!(await areAllowed(em, fresh))) return refuse('picture_host')
  await em.nativeUpdate(
    Product,
    { id },
    {
      ...columnsOf(draft, changed),
      // An admin's «none» means also what orders give up; that it is sold before there are any says nothing of those.
      ...(changed.includes('stock') &&
        draft.stock.pieces !== row.stock && { missing: row.reserved }),
      ...(await corrections(ctx, row, changed)),
      updatedAt: now,
    },
  )
  // An admin's own price answers whatever the store says about it.
  if (changed.includes('priceCents'))
    await em.nativeUpdate(
      ProductOffer,
      { product: id },
      { heldPriceCents: null, heldSince: null, rejectedPriceCents: null },
    )
  await audit(ctx, {
    actorId: user.id,
    action: 'products.save',
    object: `product:${id}`,
    details: { fields: changed.join(' ') },
  })
  if (changed.includes('hidden') && row.joinedAs !== null) await ctx.enqueue('linkProducts', {})
  if (changed.some((field) => SPOKEN.includes(field))) await ctx.enqueue('refreshVocabulary', {})
  return { ok: true, changed }
}
