// One product at the admin's desk: its parts, which of them are corrected, and what was last said about those.
import type { AdminProduct } from '#contract/product-desk.ts'
import type { ProductDraft } from '#contract/product-draft.ts'
import { CORRECTABLE, type CorrectableField } from '#domain/product-corrections.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { draftOf, marksOf } from './desk-draft.ts'
import { Product, type ProductRow } from './product.entity.ts'

/** The values last said about a corrected part; null when nobody has said anything. */
export const saidAbout = (row: ProductRow, field: CorrectableField): Partial<ProductRow> | null => {
  const known = CORRECTABLE[field].filter((property) => property in row.providerValues)
  if (known.length === 0) return null
  return Object.fromEntries(known.map((property) => [property, row.providerValues[property]]))
}

function saidParts(row: ProductRow): Partial<ProductDraft> {
  const parts = row.fixedFields.flatMap((field) => {
    const values = saidAbout(row, field)
    return values ? [[field, draftOf({ ...row, ...values })[field]]] : []
  })
  return Object.fromEntries(parts) as Partial<ProductDraft>
}

export async function deskProduct({ em }: Pick<Ctx, 'em'>, id: number): Promise<AdminProduct> {
  const row = await em.findOne(Product, { id })
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
    updatedAt: row.updatedAt.toISOString(),
  }
}
