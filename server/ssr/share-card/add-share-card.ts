// `GET /share.jpg?page=/path`: the card of a page, made of what the page itself says to strangers.
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { parseCatalogueQuery, wholeCategory } from '#contract/catalogue-view.ts'
import { localised, ownPath, paths, splitLocale } from '#contract/paths.ts'
import { drawApart } from './draw-apart.ts'

/** Cards waiting for their turn; beyond it people get the shop's own view. */
const MOST_WAITING = 20
const KEPT_BYTES = 24 * 1024 * 1024
const FALLBACK = '/hero.webp'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const metaOf = (html: string, name: string): string | null => {
  const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'u').exec(html)
  return (
    found?.[1]?.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (each) => ENTITIES[each] ?? '') ?? null
  )
}

/** A page by its path alone: whatever else is asked for would be another drawing. A category is a page, too. */
function pageOf(asked: unknown): string {
  const { pathname, searchParams } = new URL(ownPath(asked), 'http://own.invalid')
  const { locale, path } = splitLocale(pathname)
  const category = wholeCategory(parseCatalogueQuery(searchParams))
  if (category === null || path !== paths.products()) return pathname
  return localised(locale, paths.products({ categories: [category] }))
}

export function addShareCard(app: FastifyInstance, brand: string): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: 60 * 60 * 1000,
  })
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  /** Of the demo or brought in by an admin; pictures of stores are theirs and are not drawn into anything. */
  const pictureAt = async (address: string | null): Promise<string | null> => {
    if (address === null || !/^\/(?:demo|shop-pictures)\/[\w.-]+\.webp$/u.test(address)) return null
    const { statusCode, rawPayload } = await app.inject({ url: address })
    return statusCode === 200 ? rawPayload.toString('base64') : null
  }

  const make = async (page: string): Promise<Buffer | null> => {
    // As a stranger sees it: without a cookie of whoever asks.
    const { statusCode, body } = await app.inject({ url: page })
    const title = metaOf(body, 'og:title')
    if (statusCode !== 200 || title === null) return null
    return drawApart({ brand, title, picture: await pictureAt(metaOf(body, 'puente-picture')) })
  }

  app.get<{ Querystring: { page?: unknown } }>('/share.jpg', async (request, reply) => {
    const page = pageOf(request.query.page)
    let card = kept.get(page) ?? null
    if (!card && waiting < MOST_WAITING && !/^\/(?:api|trpc|share\.jpg|dev)/u.test(page)) {
      waiting += 1
      // One after the other: a drawing takes a processor for a tenth of a second.
      const mine = turn
        .then(() => kept.get(page) ?? make(page))
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'card not drawn')
          return null
        })
      turn = mine
      card = await mine
      waiting -= 1
      if (card) kept.set(page, card)
    }
    if (!card) return reply.header('cache-control', 'public, max-age=300').redirect(FALLBACK, 302)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .header('x-robots-tag', 'noindex')
      .send(card)
  })
}
