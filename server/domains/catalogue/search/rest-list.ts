// The documented product list: reads the query of the call, answers rows and what the headers need.
import type { z } from 'zod'
import type { restProductsInput } from '#contract/catalogue.ts'
import { COUNT_LIMIT, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import type { Ctx } from '#server/ctx.ts'
import { viewRestProduct, type restProductListSchema } from '../catalogue.rest-view.ts'
import { findProducts } from './find-products.ts'
import { type DetailRow, listedDetailColumns } from '../product/product-columns.ts'

export async function restList(
  { em, config }: Pick<Ctx, 'em' | 'config'>,
  input: z.output<typeof restProductsInput>,
): Promise<z.infer<typeof restProductListSchema>> {
  const { page: asked, limit, ...texts } = input
  const query = new URLSearchParams()
  for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text)
  const page = Math.min(asked, Math.ceil(COUNT_LIMIT / limit))
  const window = { limit, offset: (page - 1) * limit }
  const found = await findProducts<DetailRow>(
    em,
    parseCatalogueQuery(query),
    window,
    listedDetailColumns,
    { mayLeaveOut: true },
  )
  const { count, more } = found.total
  const pageCount = Math.max(1, Math.ceil(found.reach / limit))
  const items = found.rows.map((row) => viewRestProduct(row, config.affiliateTags))
  return { items, total: count, more, pageCount, page, limit }
}
