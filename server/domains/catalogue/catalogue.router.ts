// What can be asked about products, by pages and by the documented REST calls.
import { z } from 'zod'
import { PAGE_SIZE } from '#contract/catalogue-view.ts'
import {
  catalogueFilterSchema,
  catalogueListInput,
  facetsSchema,
  idsOfStoreInput,
  partnersSchema,
  productCardSchema,
  productDetailSchema,
  productListSchema,
  restProductsInput,
  stockCountsSchema,
  suggestionsSchema,
} from '#contract/catalogue.ts'
import { landedInput, landedOutput } from '#contract/landed.ts'
import { pictureInput, pictureSchema } from '#contract/picture.ts'
import { idSchema, idTextSchema } from '#contract/primitives.ts'
import { lineText } from '#contract/texts.ts'
import { atOnce } from '#server/platform/at-once.ts'
import { costlyReader, fail, limitReads, reader, router } from '#server/trpc/init.ts'
import { restProductListSchema, restProductSchema, viewRestProduct } from './catalogue.rest-view.ts'
import { viewLandedOptions, viewProductDetail } from './catalogue.view.ts'
import { viewCards, viewFeatured } from './view-cards.ts'
import { countFacets } from './search/count-facets.ts'
import { idsOfStore } from './product/ids-of-store.ts'
import { findPicture } from './product/find-picture.ts'
import { deskProcedures } from './desk/desk.procedures.ts'
import { findRelated } from './product/find-related.ts'
import { findCards, findProduct, findProductPage } from './product/product.queries.ts'
import { listProducts } from './search/list-products.ts'
import { countStock, listStock } from './search/list-stock.ts'
import { restList } from './search/rest-list.ts'
import { suggest } from './search/suggest.ts'

const byId = z.strictObject({ id: idSchema })
const cards = z.array(productCardSchema)

export const catalogueRouter = router({
  ...deskProcedures,
  list: reader
    .input(atOnce(catalogueListInput))
    .output(atOnce(productListSchema))
    .query(({ ctx, input }) => {
      // Leafing through the shelves costs little.
      if (input.search !== '') limitReads(ctx)
      return listProducts(ctx, input)
    }),
  facets: reader
    .input(atOnce(catalogueFilterSchema))
    .output(atOnce(facetsSchema))
    .query(({ ctx, input }) => countFacets(ctx.em, input)),
  product: reader
    .input(atOnce(byId))
    .output(atOnce(productDetailSchema))
    .query(async ({ ctx, input }) => {
      const row = await findProductPage(ctx.em, input.id)
      if (row === null) throw fail('product_not_found')
      return viewProductDetail(row, ctx.config.affiliateTags, await ctx.landedBasis(ctx.em))
    }),
  related: reader
    .input(atOnce(byId))
    .output(atOnce(cards))
    .query(async ({ ctx, input }) => viewCards(ctx, await findRelated(ctx.em, input.id))),
  cards: reader
    .input(atOnce(z.strictObject({ ids: z.array(idSchema).max(2 * PAGE_SIZE) })))
    .output(atOnce(cards))
    .query(async ({ ctx, input }) => viewCards(ctx, await findCards(ctx.em, input.ids))),
  idsOfStore: reader
    .input(idsOfStoreInput)
    .output(z.array(idSchema))
    .query(({ ctx, input }) => idsOfStore(ctx.em, input.items)),
  featured: reader
    .input(
      atOnce(
        z.strictObject({
          limit: z
            .number()
            .int()
            .min(1)
            .max(2 * PAGE_SIZE)
            .default(8),
        }),
      ),
    )
    .output(atOnce(cards))
    .query(({ ctx, input }) => viewFeatured(ctx, input.limit)),
  landed: reader
    .input(atOnce(landedInput))
    .output(atOnce(landedOutput))
    .query(async ({ ctx, input: { id, quantity } }) => {
      const [row] = await findCards(ctx.em, [id])
      if (!row) throw fail('product_not_found')
      return viewLandedOptions(row, await ctx.landedBasis(ctx.em), quantity)
    }),
  stockCounts: reader.output(atOnce(stockCountsSchema)).query(({ ctx }) => countStock(ctx.em)),
  stockRows: costlyReader
    .input(atOnce(catalogueFilterSchema))
    .output(atOnce(cards))
    .query(({ ctx, input }) => listStock(ctx.em, input)),
  partners: reader.output(partnersSchema).query(({ ctx }) => ctx.config.affiliateTags),
  suggest: costlyReader
    .input(atOnce(z.strictObject({ text: lineText().max(120) })))
    .output(atOnce(suggestionsSchema))
    .query(({ ctx, input }) => suggest(ctx, input.text)),
  picture: reader
    .input(atOnce(pictureInput))
    .output(atOnce(pictureSchema))
    .query(async ({ ctx, input }) => {
      const found = await findPicture(ctx.em, new URL(input.url).href)
      if (found === null) throw fail('picture_not_found')
      return { ...found, width: input.w }
    }),
  restList: costlyReader
    .input(atOnce(restProductsInput))
    .output(atOnce(restProductListSchema))
    .query(({ ctx, input }) => restList(ctx, input)),
  restProduct: reader
    .input(atOnce(z.object({ id: idTextSchema })))
    .output(atOnce(restProductSchema))
    .query(async ({ ctx, input }) => {
      const row = await findProduct(ctx.em, input.id)
      if (row === null) throw fail('product_not_found')
      return viewRestProduct(row, ctx.config.affiliateTags)
    }),
})
