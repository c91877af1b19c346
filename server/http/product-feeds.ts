// What we sell ourselves for the merchant centres of Google and Meta. What a store sells on its own page is not ours to offer.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { Deps } from '#server/ctx.ts'
import { sellableProducts } from '#server/domains/catalogue/product/sellable-products.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { createReadLimit } from '#server/platform/read-limit.ts'
import { begun } from './begun.ts'
import { csvStream } from './csv-stream.ts'
import { type FeedItem, feedItem } from './feed-item.ts'
import { googleFeed } from './google-feed.ts'
import { metaFeed } from './meta-feed.ts'

/** Merchant centres fetch once an hour at most; each feed is the whole shop. */
const FETCHES = { points: 20, seconds: 3600 }
/** Feeds on their way at once; each takes a share of the time that visitors wait for. */
const MOST_AT_ONCE = 2
const BUSY_SECONDS = 60

interface FeedOptions {
  deps: Deps
  origin: () => string
  /** What the shop says of itself. */
  lead: string
}

export function addProductFeeds(app: FastifyInstance, { deps, origin, lead }: FeedOptions): void {
  const limit = createReadLimit({ ...FETCHES, clock: deps.clock })

  async function* items(): AsyncGenerator<FeedItem> {
    const now = deps.clock()
    const basis = await findLandedBasis(
      { ...deps, em: deps.orm.em.fork(), now },
      DEFAULT_DESTINATION,
    )
    for await (const product of sellableProducts(deps.orm, deps.config.affiliateTags, basis)) {
      const item = feedItem(product, origin())
      if (item) yield item
    }
  }

  let built = 0
  const serve = (url: string, type: string, feed: (rows: AsyncIterable<FeedItem>) => Readable) => {
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    }
    // Of its own: the one a GET brings along would write the whole feed for nobody.
    app.head(url, (_request, reply) => reply.headers(headers).send())
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      const wait = built < MOST_AT_ONCE ? limit(request.ip) : BUSY_SECONDS
      if (wait !== null)
        return reply.code(429).header('retry-after', wait).type('text/plain').send('')
      built += 1
      try {
        const rows = feed(await begun(items()))
        rows.once('close', () => (built -= 1))
        return reply.headers(headers).send(rows)
      } catch (error) {
        built -= 1
        throw error
      }
    })
  }

  serve(paths.googleFeed, 'application/xml', (rows) =>
    Readable.from(
      googleFeed({ title: deps.config.brandName, link: `${origin()}/`, description: lead }, rows),
    ),
  )
  serve(paths.metaFeed, 'text/csv', (rows) => csvStream(metaFeed(rows), false))
}
