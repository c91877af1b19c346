// Addresses with something to fill in that search engines are told of, beside products and articles.
import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import { SERVICE_SLUGS } from '#domain/shipping-services.ts'
import { CATEGORIES, type Category } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The services, each on a page of its own. */
export const SERVICE_PAGES: readonly SitemapEntry[] = Object.values(SERVICE_SLUGS).map((slug) => ({
  path: paths.service(slug),
}))

/** The catalogue by category, where there is something to see. */
export async function listCategories(em: Em): Promise<SitemapEntry[]> {
  const known = sql<{ category: Category }>`unnest(${[...CATEGORIES]}::text[])`
  const rows = await tables(em)
    .selectFrom(known.as<'known'>(sql`known (category)`))
    .select('category')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product')
          .select('id')
          .where('listed', '=', true)
          .whereRef('product.category', '=', 'known.category'),
      ),
    )
    .execute()
  return rows.map(({ category }) => ({ path: paths.products({ categories: [category] }) }))
}
