// The desk's list of products: newest first, page by page from a number, whatever the shop shows of them.
import { sql } from 'kysely'
import {
  type AdminProducts,
  type AdminProductsInput,
  PRODUCT_DESK_PAGE,
} from '#contract/product-desk.ts'
import { shownPicture } from '#contract/shown-picture.ts'
import type { Ctx } from '#server/ctx.ts'
import { deskProducts } from './where.ts'

export async function deskList(
  { em }: Pick<Ctx, 'em'>,
  { before, ...filter }: AdminProductsInput,
): Promise<AdminProducts> {
  let found = await deskProducts(em, filter)
  if (before !== null) found = found.where('p.id', '<', before)
  const rows = await found
    .select([
      'p.id',
      'p.name',
      'p.brand',
      'p.textLanguage',
      'p.sourceStore as store',
      'p.origin',
      'p.category',
      'p.priceCents',
      'p.stock',
      'p.availability',
      'p.hiddenByAdmin as hidden',
      'p.offered',
      'p.featured',
      'p.fixedFields as fixed',
      sql<string | null>`p.images->>0`.as('image'),
      sql<boolean>`p.sales_policy = 'affiliate'`.as('affiliate'),
      sql<boolean>`p.weight_thousandths is not null`.as('hasWeight'),
      sql<boolean>`p.length_thousandths is not null`.as('hasSize'),
      sql<number>`(select count(*)::int from restock_alert a
        where a.product_id = p.id and a.told_at is null)`.as('awaitedBy'),
    ])
    .orderBy('p.id', 'desc')
    .limit(PRODUCT_DESK_PAGE + 1)
    .execute()
  const products = rows.slice(0, PRODUCT_DESK_PAGE)
  return {
    products: products.map((row) => ({ ...row, image: shownPicture(row.image) })),
    nextBefore: rows.length > products.length ? (products.at(-1)?.id ?? null) : null,
  }
}
