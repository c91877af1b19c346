// What people, programs and search engines ask a shop for, in honest shares: each kind of answer it has, and none it has not.
import { IMAGE_WIDTHS } from '#domain/image-widths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { localised, paths } from '#contract/paths.ts'

export interface VariedRequest {
  method: 'GET' | 'HEAD' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Asked {
  /** Paths without language prefix. */
  pages: readonly string[]
  ids: readonly string[]
  words: readonly string[]
  /** Addresses of stores' pictures that products of the shop show. */
  pictures: readonly string[]
}

type Ask = (at: number) => Partial<VariedRequest> & { path: string }

/** The member of a list whose turn it is; lists of different lengths meet in ever new ways. */
function turn<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('there is nothing to ask for')
  return found
}
const localeAt = (at: number) => turn(LOCALES, at)

const trpc = (procedure: string, json: unknown): string =>
  `/trpc/${procedure}?${new URLSearchParams({ input: JSON.stringify({ json }) })}`

const FEEDS = [paths.googleFeed, paths.metaFeed, '/sitemap.xml', '/blog/rss.xml', '/robots.txt']
const WRONG = ['/nothing', '/product/0', '/wp-login.php', '/en/nothing', '/api/nothing', '/%ff']
const SHARED = 30
const SORTS = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popularity']

/** Each kind with how many of a hundred requests it is. */
const kinds = ({ pages, ids, words, pictures }: Asked): [share: number, ask: Ask][] => [
  [
    22,
    (at) => ({
      path: localised(localeAt(at), turn(pages, Math.trunc(at / 4))),
      ...(at % 9 === 0 && { method: 'HEAD' }),
    }),
  ],
  [20, (at) => ({ path: localised(localeAt(at), `/product/${turn(ids, Math.trunc(at / 4))}`) })],
  [
    15,
    (at) => ({
      path: localised(localeAt(at), `/products?search=${encodeURIComponent(turn(words, at))}`),
    }),
  ],
  [
    6,
    (at) => ({
      path: localised(
        localeAt(at),
        `/products?sort=${turn(SORTS, at)}&page=${1 + (at % 20)}&minPrice=${at % 50}`,
      ),
    }),
  ],
  [4, (at) => ({ path: `${localised(localeAt(at), '/')}?utm_source=mail&r=${at}` })],
  [
    3,
    (at) => ({
      // Few pages are shared often: a card is drawn once and takes a second.
      path: paths.shareCard(
        localised(localeAt(at), `/product/${turn(ids.slice(0, SHARED), Math.trunc(at / 4))}`),
      ),
    }),
  ],
  [
    8,
    (at) => ({
      path: paths.picture(turn(pictures, Math.trunc(at / 14)), turn(IMAGE_WIDTHS, at)),
      headers: {
        accept: at % 2 === 0 ? 'image/avif,image/webp' : 'image/webp',
        // New pictures are counted by address.
        'x-forwarded-for': `198.51.${Math.trunc(at / 100) % 100}.${at % 100}`,
      },
    }),
  ],
  [2, (at) => ({ path: turn(FEEDS, at) })],
  [5, (at) => ({ path: `/api/products/${turn(ids, at)}` })],
  [
    4,
    (at) => ({
      path: `/api/products?limit=50&page=${1 + (at % 5)}&search=${encodeURIComponent(turn(words, at))}`,
    }),
  ],
  [3, (at) => ({ path: trpc('catalogue.product', { id: Number(turn(ids, at)) }) })],
  [2, (at) => ({ path: trpc('catalogue.suggest', { text: turn(words, at).slice(0, 4) }) })],
  [
    2,
    (at) => ({
      path: '/cart',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `intent=add&productId=${turn(ids, at)}&quantity=1`,
    }),
  ],
  [4, (at) => ({ path: `${turn(WRONG, at)}?r=${at}` })],
]

/** The request of a place in the row: the same row every time. */
export function variedRequests(asked: Asked): (at: number) => VariedRequest {
  const row = kinds(asked).flatMap(([share, ask]) => Array.from({ length: share }, () => ask))
  // 37 and 100 have no common divisor: the kinds take turns instead of standing side by side.
  return (at) => {
    const place = (at * 37) % row.length
    const ask = turn(row, place)
    const { headers, ...request } = ask(Math.trunc(at / row.length) * row.length + place)
    const encoding = at % 3 === 0 ? 'gzip' : 'br, gzip'
    const cookie = `puente_scheme=${at % 7 === 0 ? 'dark' : 'light'}`
    return {
      method: 'GET',
      ...request,
      headers: { 'accept-encoding': encoding, cookie, ...headers },
    }
  }
}
