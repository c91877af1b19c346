// Cards of some products, each with its price at the visitor's destination.
import type { ProductCard } from '#contract/catalogue.ts'
import type { Ctx } from '#server/ctx.ts'
import { viewProductCard } from './catalogue.view.ts'
import type { CardRow } from './product/product-columns.ts'
import { findFeatured } from './product/product.queries.ts'

type Asker = Pick<Ctx, 'em' | 'landedBasis'>

export async function viewCards(
  { em, landedBasis }: Asker,
  rows: readonly CardRow[],
): Promise<ProductCard[]> {
  const basis = await landedBasis(em)
  return rows.map((row) => viewProductCard(row, basis))
}

/** So many more are read, for some of them no service carries. */
const SPARE = 2

/** Nothing is promoted that cannot be sent to where its reader is. */
export async function viewFeatured(ctx: Asker, limit: number): Promise<ProductCard[]> {
  const cards = await viewCards(ctx, await findFeatured(ctx.em, SPARE * limit))
  return cards.filter(({ landed }) => landed !== null).slice(0, limit)
}
