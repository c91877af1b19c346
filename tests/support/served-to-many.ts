// What many are served with one answer: the list that two people ask for, and that whatever shares an answer must be on.
import sharp from 'sharp'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { askDatabase } from './ask-database.ts'
import { signedIn } from './http-visitor.ts'
import type { Shop } from './start-shop.ts'
import { PRODUCT } from './shoppers.ts'

/** Nobody is asked for it: it is shown at its own address. */
const AMAZONS = 'https://m.media-amazon.com/images/I/a.jpg'

/** What many are served with one and the same: pages, feeds, files, pictures and their copies. */
export const SERVED: readonly string[] = [
  ...LOCALES.map((locale) => localised(locale, paths.home)),
  paths.products(),
  paths.products({ search: 'zapatos' }),
  paths.product(PRODUCT),
  paths.blog(),
  paths.contact(),
  paths.help(),
  '/currency',
  '/quote',
  '/services',
  '/calculator',
  '/offline',
  '/no-such-page',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/articles.xml',
  '/sitemaps/products-1.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/sw.js',
  '/share.jpg?page=/',
  `/share.jpg?page=${paths.product(PRODUCT)}`,
  `/share.jpg?page=${paths.cart}`,
  paths.blogFeed,
  paths.googleFeed,
  paths.metaFeed,
  paths.openapi,
  paths.apiDocs,
  '/api/products',
  '/api/sync/stats',
  '/api/placeholder/40/30',
  paths.picture(AMAZONS, 320),
]

/** Addresses that a running shop makes begin with these. */
export const MADE = ['/assets/', '/shop-pictures/'] as const

/** All of them at this shop, which gets a picture of each kind for it. */
export async function servedBy({ url, databaseUrl }: Shop): Promise<readonly string[]> {
  const images = JSON.stringify([AMAZONS])
  await askDatabase(databaseUrl, 'update product set images = $1 where id = 3', [images])
  const admin = await signedIn(url, 'admin')
  const asset = /"(\/assets\/[^"]+\.js)"/u.exec(await admin.html(paths.home))?.[1]
  const create = { width: 90, height: 60, channels: 3, background: '#a52' } as const
  const kept = await admin.send(paths.adminPictures, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await sharp({ create }).png().toBuffer()),
  })
  const { address } = (await kept.json()) as { address?: string }
  const made = [asset, address].map((one, place) => {
    if (!one?.startsWith(MADE[place] ?? '')) throw new Error(`the shop made no ${MADE[place]}`)
    return one
  })
  return [...SERVED, ...made]
}
