// A page of the catalogue as its address asks for it.
import { type CatalogueView, PAGE_SIZE } from '#contract/catalogue-view.ts'
import type { ProductList } from '#contract/catalogue.ts'
import type { Ctx } from '#server/ctx.ts'
import { viewProductCard } from '../catalogue.view.ts'
import { findProducts } from './find-products.ts'
import { havePrice } from './have-price.ts'
import { type CardRow, cardColumns } from '../product/product-columns.ts'

export async function listProducts(
  { em, landedBasis }: Pick<Ctx, 'em' | 'landedBasis'>,
  input: CatalogueView,
): Promise<ProductList> {
  const window = { limit: PAGE_SIZE, offset: (input.page - 1) * PAGE_SIZE }
  const { rows, total, reach, corrections } = await findProducts<CardRow>(
    em,
    input,
    window,
    cardColumns,
    { mayLeaveOut: true },
  )
  const basis = await landedBasis(em)
  const cards = await havePrice(em, rows, input)
  return {
    products: cards.map((row) => viewProductCard(row, basis)),
    total,
    page: input.page,
    pageCount: Math.max(1, Math.ceil(reach / PAGE_SIZE)),
    corrections,
  }
}
