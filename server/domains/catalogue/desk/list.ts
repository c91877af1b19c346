// The desk's list of products: newest first, page by page from a number, whatever the shop shows of them.
import { sql } from 'kysely'
import {
  type AdminProducts,
  type AdminProductsInput,
  type DeskRow,
  PRODUCT_DESK_PAGE,
} from '#contract/product-desk.ts'
import { safeImage } from '#domain/safe-image.ts'
import type { Ctx } from '#server/ctx.ts'
import { deskWhere } from './where.ts'

const columns = sql`p.id, p.name, p.brand, p.text_language as "textLanguage", p.images->>0 as image,
  p.source_store as store, p.origin, p.category, p.price_cents as "priceCents", p.stock, p.availability,
  p.hidden_by_admin as hidden, p.offered, p.featured, p.sales_policy = 'affiliate' as affiliate,
  p.fixed_fields as fixed, p.weight_thousandths is not null as "hasWeight",
  p.length_thousandths is not null as "hasSize"`

export async function deskList(
  { em }: Pick<Ctx, 'em'>,
  { before, ...filter }: AdminProductsInput,
): Promise<AdminProducts> {
  const where = await deskWhere(em, filter)
  const { rows } = await sql<DeskRow>`
    select ${columns} from product p
    where ${where} and ${before === null ? sql`true` : sql`p.id < ${before}`}
    order by p.id desc limit ${PRODUCT_DESK_PAGE + 1}`.execute(em.getKysely())
  const products = rows.slice(0, PRODUCT_DESK_PAGE)
  return {
    products: products.map((row) => ({ ...row, image: safeImage(row.image) })),
    nextBefore: rows.length > products.length ? (products.at(-1)?.id ?? null) : null,
  }
}
