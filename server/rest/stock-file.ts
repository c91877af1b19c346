// The endpoint of the inventory as a file, in the words of the address's language.
import type { FastifyInstance } from 'fastify'
import type { ProductCard } from '#contract/catalogue.ts'
import { localised, paths } from '#contract/paths.ts'
import { parseStockQuery } from '#contract/stock-view.ts'
import { centsToDecimal } from '#domain/money.ts'
import { safeCell } from '#domain/spreadsheet-cell.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { sendCsv } from './send-csv.ts'

function* rowsOf(
  products: readonly ProductCard[],
  locale: Locale,
  brand: string,
): Generator<string[]> {
  const { stockList, catalogue, category } = i18nObject(locale)
  yield Object.values(stockList.columns).map((word) => word())
  for (const product of products) {
    const { id, name, store, availability, stock, priceCents } = product
    yield [
      String(id),
      name,
      store === 'own' ? brand : catalogue.stores[store](),
      category[product.category](),
      catalogue.availability[availability](),
      String(stock),
      priceCents === null ? '' : centsToDecimal(priceCents),
    ].map(safeCell)
  }
}

export function addStockFile(app: FastifyInstance, makeCtx: MakeCtx): void {
  loadAllLocales()
  for (const locale of LOCALES)
    app.get(localised(locale, paths.stockFile()), async (request, reply) => {
      const ctx = await makeCtx(request, reply, locale)
      const [, query = ''] = request.url.split('?', 2)
      const { page: _page, ...filter } = parseStockQuery(new URLSearchParams(query))
      const products = await createCaller(ctx).catalogue.stockRows(filter)
      reply.header('x-robots-tag', 'noindex')
      return sendCsv(reply, 'stock', ctx.now, rowsOf(products, locale, ctx.config.brandName))
    })
}
