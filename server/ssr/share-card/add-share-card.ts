// `GET /share.jpg?page=/path`: the card of a page, made of what the page itself says to anonymous visitors.
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseCatalogueQuery, wholeCategory } from '#contract/catalogue-view.ts'
import { localised, ownPath, paths, splitLocale } from '#contract/paths.ts'
import type { Deps } from '#server/ctx.ts'
import { memoryCache } from '#server/platform/memory-cache.ts'
import { createTurnstile } from '#server/platform/turnstile.ts'
import { isQueueFull } from '#server/platform/unavailable.ts'
import type { ReadPage } from '../read-page.ts'
import { drawApart } from './draw-apart.ts'
import { inTime } from './in-time.ts'

/** People waiting for a card; beyond it they get the shop's own view. */
const MOST_WAITING = 20
/** For a drawing, and for whoever waits for one. */
const LIMIT_MS = 10_000
const KEPT_BYTES = 24 * 1024 * 1024
const FALLBACK = '/hero.webp'
const DEMO = path.resolve(import.meta.dirname, '../../../public/demo')

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

/** Letters that need no percent sign have none, so that a page has one spelling and nothing is decoded twice. */
const isPlain = (pathname: string): boolean => {
  try {
    return encodeURI(decodeURI(pathname)) === pathname
  } catch {
    return false
  }
}

/**
 * A page by its path alone: whatever else is asked for would be another drawing. A category is a page, too. Null for
 * what is no path of ours.
 */
function pageOf(asked: unknown): string | null {
  const own = ownPath(asked)
  const { pathname, searchParams } = new URL(own, 'http://own.invalid')
  if ((own === paths.home && asked !== paths.home) || !isPlain(pathname)) return null
  const { locale, path: plain } = splitLocale(pathname)
  const category = wholeCategory(parseCatalogueQuery(searchParams))
  if (category === null || plain !== paths.products()) return pathname
  return localised(locale, paths.products({ categories: [category] }))
}

interface Options {
  brand: string
  readPage: ReadPage
  shopPictures: Pick<Deps['shopPictures'], 'read'>
  limitMs?: number
}

export function addShareCard(
  app: FastifyInstance,
  { brand, readPage, shopPictures, limitMs = LIMIT_MS }: Options,
): void {
  const kept = memoryCache<Buffer>({
    part: 1 / 16,
    most: KEPT_BYTES,
    bytesOf: ({ byteLength }) => byteLength,
    ttl: 60 * 60 * 1000,
  })
  const drawing = new Map<string, Promise<Buffer | null>>()
  // One after the other: a drawing takes a processor for a tenth of a second.
  const turn = createTurnstile({ places: 1, queue: MOST_WAITING })
  let waiting = 0

  /** Of the demo or uploaded by an admin; pictures of stores are theirs and are not drawn into anything. */
  const pictureAt = async (address: string | null): Promise<string | null> => {
    const [, where, name = ''] =
      /^\/(demo|shop-pictures)\/([\w.-]+\.webp)$/u.exec(address ?? '') ?? []
    if (!where) return null
    const bytes =
      where === 'demo'
        ? await fs.readFile(path.join(DEMO, name)).catch(() => null)
        : await shopPictures.read(name)
    return bytes?.toString('base64') ?? null
  }

  const draw = async (page: string, signal: AbortSignal): Promise<Buffer | null> => {
    const html = await readPage(page, signal)
    const title = html === null ? null : metaOf(html, 'og:title')
    if (html === null || title === null) return null
    const picture = await pictureAt(metaOf(html, 'puente-picture'))
    return drawApart({ brand, title, picture }, signal)
  }

  /** One drawing for all who want the same card. */
  const cardOf = (page: string): Promise<Buffer | null> => {
    const begun = drawing.get(page)
    if (begun) return begun
    const card = turn(() => inTime(limitMs, (signal) => draw(page, signal)))
      .then((drawn) => {
        if (drawn) kept.set(page, drawn)
        return drawn
      })
      .catch((error: unknown) => {
        app.log[isQueueFull(error) ? 'debug' : 'error']({ err: error, page }, 'card not drawn')
        return null
      })
      .finally(() => drawing.delete(page))
    drawing.set(page, card)
    return card
  }

  app.get<{ Querystring: { page?: unknown } }>('/share.jpg', async (request, reply) => {
    const page = pageOf(request.query.page)
    let card = (page !== null && kept.get(page)) || null
    if (page !== null && !card && waiting < MOST_WAITING) {
      waiting += 1
      // Also for those behind it, whose turn may come later than they can wait.
      card = await inTime(limitMs, () => cardOf(page))
        .catch(() => null)
        .finally(() => (waiting -= 1))
    }
    if (!card) return reply.header('cache-control', 'public, max-age=300').redirect(FALLBACK, 302)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .header('x-robots-tag', 'noindex')
      .send(card)
  })
}
