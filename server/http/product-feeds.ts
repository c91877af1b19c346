// What we sell ourselves for the merchant centres of Google and Meta. What a store sells on its own page is not ours to offer.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import type { Deps } from '#server/ctx.ts'
import { sellableProducts } from '#server/domains/catalogue/sellable-products.ts'
import { createReadLimit } from '#server/platform/read-limit.ts'
import { csvStream } from './csv-stream.ts'
import { type FeedItem, feedItem } from './feed-item.ts'
import { googleFeed } from './google-feed.ts'
import { metaFeed } from './meta-feed.ts'

/** Merchant centres fetch once an hour at most; each feed is the whole shop. */
const FETCHES = { points: 20, seconds: 3600 }

interface FeedOptions {
  deps: Deps
  origin: () => string
  /** What the shop says of itself. */
  lead: string
}

export function addProductFeeds(app: FastifyInstance, { deps, origin, lead }: FeedOptions): void {
  const limit = createReadLimit({ ...FETCHES, clock: deps.clock })

  async function* items(): AsyncGenerator<FeedItem> {
    for await (const product of sellableProducts(deps.orm)) {
      const item = feedItem(product, origin())
      if (item) yield item
    }
  }

  const serve = (path: string, type: string, feed: () => Readable) =>
    app.get(path, (request, reply) => {
      const seconds = limit(request.ip)
      if (seconds !== null)
        return reply.code(429).header('retry-after', seconds).type('text/plain').send('')
      return reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=3600')
        .header('x-robots-tag', 'noindex')
        .send(feed())
    })

  serve(paths.googleFeed, 'application/xml', () =>
    Readable.from(
      googleFeed(
        { title: deps.config.brandName, link: `${origin()}/`, description: lead },
        items(),
      ),
    ),
  )
  serve(paths.metaFeed, 'text/csv', () => csvStream(metaFeed(items()), false))
}
