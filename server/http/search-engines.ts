// What search engines ask for first: robots.txt and a sitemap in shards, one query each.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { paths } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import type { Deps } from '#server/ctx.ts'
import { Article } from '#server/domains/blog/article.entity.ts'
import { listGallery } from './list-gallery.ts'
import { listShard, listShards } from './product-shards.ts'
import { robotsText } from './robots-text.ts'
import { listCategories, SERVICE_PAGES } from './filled-pages.ts'
import { type SitemapEntry, sitemapIndex, sitemapPieces } from './sitemap-xml.ts'

const shardPath = (shard: number) => `/sitemaps/products-${shard}.xml`

async function listArticles({ orm, clock }: Deps): Promise<SitemapEntry[]> {
  const rows = await orm.em
    .fork()
    .find(
      Article,
      { publishAt: { $lte: clock() } },
      { fields: ['slug', 'locale', 'updatedAt', 'publishAt'], orderBy: { slug: 'asc' } },
    )
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, articles]) => ({
    path: paths.article(slug),
    locales: LOCALES.filter((locale: Locale) => articles.some((each) => each.locale === locale)),
    // A scheduled article was written before there was anything to see.
    changed: new Date(
      Math.max(...articles.flatMap(({ updatedAt, publishAt }) => [+updatedAt, Number(publishAt)])),
    ),
  }))
}

const asXml = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')

interface Site {
  origin: () => string
  /** The pages of the route table that are everybody's, without language prefix. */
  pages: () => Promise<readonly string[]>
}

export function addSearchEngines(app: FastifyInstance, deps: Deps, { origin, pages }: Site): void {
  const send = (reply: FastifyReply, entries: readonly SitemapEntry[]) =>
    asXml(reply).send(Readable.from(sitemapPieces(origin(), entries)))

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin())),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const shards = await listShards(deps.orm.em.fork())
    const parts = ['/sitemaps/pages.xml', '/sitemaps/articles.xml', ...shards.map(shardPath)]
    return asXml(reply).send(sitemapIndex(origin(), parts))
  })
  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const em = deps.orm.em.fork()
    return send(reply, [
      ...(await pages()).map((path) => ({ path })),
      ...SERVICE_PAGES,
      ...(await listCategories(em)),
      ...(await listGallery(em)),
    ])
  })
  app.get('/sitemaps/articles.xml', async (_request, reply) =>
    send(reply, await listArticles(deps)),
  )
  app.get<{ Params: { shard: string } }>(
    '/sitemaps/products-:shard.xml',
    async (request, reply) => {
      const entries = await listShard(deps.orm.em.fork(), request.params.shard)
      if (entries.length > 0) return send(reply, entries)
      return reply.code(404).type('text/plain').send('')
    },
  )
}
