// One product at the admin's desk: its parts, which of them are corrected, and what was last said about those.
import { type AdminProduct, PRICES_SHOWN } from '#contract/product-desk.ts'
import type { ProductDraft } from '#contract/product-draft.ts'
import { type CorrectableField, propertiesOf } from '#domain/product-parts.ts'
import { ofPiecesAtStore } from '#domain/shelf.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { draftOf, markOf, marksOf } from './draft.ts'
import { PriceChange } from '../offers/price-change.entity.ts'
import { ProductOffer } from '../offers/product-offer.entity.ts'
import { Product, type ProductRow } from '../product/product.entity.ts'

/** What the product would hold of a corrected part by what was last said; null when nobody has said anything. */
export const saidAbout = (row: ProductRow, field: CorrectableField): Partial<ProductRow> | null => {
  const known = propertiesOf(field).filter((property) => property in row.providerValues)
  if (known.length === 0) return null
  const said = Object.fromEntries(known.map((name) => [name, row.providerValues[name]]))
  return 'stock' in said
    ? { ...said, ...ofPiecesAtStore(Number(said['stock']), row.reserved) }
    : said
}

function saidParts(row: ProductRow): Partial<ProductDraft> {
  const parts = row.fixedFields.flatMap((field) => {
    const values = saidAbout(row, field)
    return values ? [[field, draftOf({ ...row, ...values })[field]]] : []
  })
  return Object.fromEntries(parts) as Partial<ProductDraft>
}

/** What is said about the corrected parts, as marks: whoever gives one back has looked at it. */
export const heardMarks = (row: ProductRow): Record<string, string> =>
  Object.fromEntries(Object.entries(saidParts(row)).map(([field, value]) => [field, markOf(value)]))

const FRESH = { disableIdentityMap: true } as const

/** The price its store named last, while that is held or was rejected. */
export async function doubtOf(
  { em }: Pick<Ctx, 'em'>,
  id: number,
): Promise<AdminProduct['doubted']> {
  const offer = await em.findOne(ProductOffer, { product: id }, FRESH)
  const priceCents = offer?.heldPriceCents ?? offer?.rejectedPriceCents
  if (!offer || priceCents == null) return null
  const state = offer.heldPriceCents == null ? 'rejected' : 'held'
  return { state, priceCents, until: new Date(offer.expiresAt).toISOString() }
}

async function historyOf({ em }: Pick<Ctx, 'em'>, id: number): Promise<AdminProduct['history']> {
  const latest = { orderBy: { at: 'desc', id: 'desc' }, limit: PRICES_SHOWN, ...FRESH } as const
  const rows = await em.find(PriceChange, { product: id }, latest)
  return rows.map(({ priceCents, at }) => ({ priceCents, at: new Date(at).toISOString() }))
}

export async function deskProduct(ctx: Pick<Ctx, 'em'>, id: number): Promise<AdminProduct> {
  const row = await ctx.em.findOne(Product, { id })
  if (!row) throw fail('product_not_found')
  const draft = draftOf(row)
  return {
    id,
    store: row.sourceStore,
    externalId: row.externalId,
    origin: row.origin,
    listed: row.listed,
    offered: row.offered,
    availability: row.availability,
    draft,
    seen: marksOf(draft),
    fixed: row.fixedFields,
    said: saidParts(row),
    heard: heardMarks(row),
    doubted: await doubtOf(ctx, id),
    history: await historyOf(ctx, id),
    updatedAt: row.updatedAt.toISOString(),
  }
}
