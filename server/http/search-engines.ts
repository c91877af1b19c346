// What search engines ask for first: robots.txt and a sitemap in shards, one query each.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { paths } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import type { Deps } from '#server/ctx.ts'
import { Article } from '#server/domains/blog/article.entity.ts'
import { Product } from '#server/domains/catalogue/product.entity.ts'
import { robotsText } from './robots-text.ts'
import { SITE_PAGES } from './site-pages.ts'
import { type SitemapEntry, sitemapIndex, sitemapPieces } from './sitemap-xml.ts'

/** Product numbers per shard: four languages of them stay below 5 MB and 50,000 addresses. */
const SHARD = 2000

const shardPath = (shard: number) => `/sitemaps/products-${shard}.xml`

async function listArticles({ orm, clock }: Deps): Promise<SitemapEntry[]> {
  const rows = await orm.em
    .fork()
    .find(
      Article,
      { publishAt: { $lte: clock() } },
      { fields: ['slug', 'locale', 'updatedAt'], orderBy: { slug: 'asc' } },
    )
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, stories]) => ({
    path: paths.article(slug),
    locales: LOCALES.filter((locale: Locale) => stories.some((each) => each.locale === locale)),
    changed: new Date(Math.max(...stories.map(({ updatedAt }) => updatedAt.getTime()))),
  }))
}

async function listProducts({ orm }: Deps, shard: number): Promise<SitemapEntry[]> {
  const rows = await orm.em
    .fork()
    .find(
      Product,
      { listed: true, id: { $gt: (shard - 1) * SHARD, $lte: shard * SHARD } },
      { fields: ['id'], orderBy: { id: 'asc' } },
    )
  return rows.map(({ id }) => ({ path: paths.product(id) }))
}

async function countShards({ orm }: Deps): Promise<number> {
  const [last] = await orm.em
    .fork()
    .find(Product, { listed: true }, { fields: ['id'], orderBy: { id: 'desc' }, limit: 1 })
  return last ? Math.ceil(last.id / SHARD) : 0
}

const asXml = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')

export function addSearchEngines(app: FastifyInstance, deps: Deps, origin: () => string): void {
  const send = (reply: FastifyReply, entries: readonly SitemapEntry[]) =>
    asXml(reply).send(Readable.from(sitemapPieces(origin(), entries)))

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin())),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const shards = Array.from({ length: await countShards(deps) }, (_, index) =>
      shardPath(index + 1),
    )
    const parts = ['/sitemaps/pages.xml', '/sitemaps/articles.xml', ...shards]
    return asXml(reply).send(sitemapIndex(origin(), parts))
  })
  app.get('/sitemaps/pages.xml', (_request, reply) => send(reply, SITE_PAGES))
  app.get('/sitemaps/articles.xml', async (_request, reply) =>
    send(reply, await listArticles(deps)),
  )
  app.get<{ Params: { shard: string } }>(
    '/sitemaps/products-:shard.xml',
    async (request, reply) => {
      const { shard } = request.params
      const entries = /^[1-9]\d{0,5}$/u.test(shard) ? await listProducts(deps, Number(shard)) : []
      if (entries.length > 0) return send(reply, entries)
      return reply.code(404).type('text/plain').send('')
    },
  )
}
