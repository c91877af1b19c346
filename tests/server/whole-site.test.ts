// Crawls the whole site as a search engine: every address of the sitemap whole, in its language, and no link that leads nowhere.
import { beforeAll, expect, test } from 'vitest'
import { splitLocale } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { headsAreWhole } from '#tests/support/site-heads.ts'
import { wordsAreOwn } from '#tests/support/site-words.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import {
  attributes,
  CANONICAL,
  PRODUCTS,
  ROBOTS,
  said,
  TITLE,
  type CrawledSite,
  crawlSite,
} from '#tests/support/crawled-site.ts'

const LANGUAGES = everyDay(1, LOCALES)

let shop: Shop
let site: CrawledSite
beforeAll(async () => {
  shop = await borrowShop()
  site = await crawlSite(shop, LANGUAGES)
}, 240_000)

test('pages, articles and products are listed in every language', () => {
  const listed = [...site.listed].map((address) => splitLocale(new URL(address).pathname))
  expect(listed.filter(({ path }) => path.startsWith('/articulo/'))).toHaveLength(30)
  for (const locale of LOCALES) {
    const products = listed.filter((at) => at.locale === locale && at.path.startsWith('/product/'))
    expect(products.length).toBeGreaterThan(200)
  }
  expect(site.seen.length).toBeGreaterThan(20 * LANGUAGES.length)
  expect(site.seen.filter(({ path }) => path.startsWith('/product/'))).toHaveLength(
    PRODUCTS * LANGUAGES.length,
  )
})

test('each is there, knows its own address, and has one title of its first rank', () => {
  const faults = site.seen.flatMap(({ address, status, html, locale }) => [
    ...(status === 200 ? [] : [`${address}: ${status}`]),
    ...(html.match(/<h1[ >]/gu)?.length === 1 ? [] : [`${address}: h1`]),
    ...(html.includes(`<html lang="${locale}"`) ? [] : [`${address}: lang`]),
    ...(attributes(html, /<link rel="canonical" href="([^"]*)"/gu).join() === address
      ? []
      : [`${address}: canonical`]),
    ...(/<meta name="robots" content="[^"]*noindex/u.test(html) ? [`${address}: noindex`] : []),
  ])
  expect(faults).toEqual([])
})

headsAreWhole(() => site)

wordsAreOwn(() => site, LANGUAGES)

test('no link leads nowhere, and none to a page for search engines that the sitemap leaves out', async () => {
  const links = new Set(
    site.seen.flatMap(({ html }) =>
      attributes(html, /<a [^>]*href="(\/[^"#]*)/gu).map((at) =>
        (at ?? '').replaceAll('&amp;', '&'),
      ),
    ),
  )
  const known = new Set(site.seen.map(({ address }) => address.slice(site.url.length) || '/'))
  const broken: string[] = []
  const unlisted: string[] = []
  // Lists narrowed in every way are one page; its first few stand for all.
  const asked = [...links].filter(
    (at) =>
      !known.has(at) &&
      !/\?.*&|^\/language\//u.test(at) &&
      LANGUAGES.includes(splitLocale(at).locale),
  )
  for (const at of asked) {
    const answer = await site.ask(at)
    if (answer.status >= 400) broken.push(`${at}: ${answer.status}`)
    // Further pages of a list are found from its first one; the API is closed to search engines.
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || site.listed.has(site.url + at) || /[?&]page=|^\/api\//u.test(at)) continue
    const html = await answer.text()
    const isOther = CANONICAL.test(html) && said(html, CANONICAL) !== site.url + at
    const robots = `${answer.headers.get('x-robots-tag')} ${said(html, ROBOTS)}`
    if (!isOther && !robots.includes('noindex')) unlisted.push(at)
  }
  expect({ broken, unlisted }).toEqual({ broken: [], unlisted: [] })
}, 120_000)

test('robots.txt leads to the sitemap and away from what is one person’s', async () => {
  const text = await site.textAt(`${site.url}/robots.txt`)
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  for (const path of ['/admin', '/en/account', '/pt/checkout'])
    expect(text).toContain(`Disallow: ${path}\n`)
})

test('a search of a store works as a plain form, and its page is not indexed', async () => {
  const html = await site.textAt('/en/international-shopping?store=walmart&term=air+fryer')
  expect(html).toContain('href="https://www.walmart.com/search?q=air%20fryer&amp;wmlspartner=')
  expect(html).toContain('content="noindex, follow"')
  const amazon = await site.textAt('/amazon?term=taladro')
  expect(amazon).toContain('href="https://www.amazon.com/s?k=taladro&amp;tag=')
  const shops = await site.textAt('/international-shopping?from=8')
  expect(shops.match(/"@type":"Organization"/gu)).toHaveLength(5)
  const leaves = attributes(shops, /<button [^>]*value="(\d+)"[^>]*>/gu)
  expect(leaves).toEqual(expect.arrayContaining(['0', '16']))
})

test('marks of advertisements make no other page of an address', async () => {
  const asked = site.seen.filter(
    ({ locale, path }) => locale === 'es' && !path.startsWith('/product/'),
  )
  for (const { address, html } of asked) {
    const at = address.slice(site.url.length) || '/'
    const marked = await site.textAt(`${at}${at.includes('?') ? '&' : '?'}utm_source=x&gclid=y`)
    expect([at, said(marked, ROBOTS), said(marked, CANONICAL), said(marked, TITLE)]).toEqual([
      at,
      'max-image-preview:large',
      address,
      said(html, TITLE),
    ])
  }
})

test.each([
  ['/es', '/'],
  ['/es/products?category=Toys&page=2', '/products?category=Toys&page=2'],
  ['/es//evil.example/', '/'],
  ['/es/es/help', '/help'],
  ['/home', '/'],
  ['/en/home?utm_source=x', '/en?utm_source=x'],
])('%s leads to %s for good', async (from, to) => {
  const { status, headers } = await site.ask(from)
  expect([status, headers.get('location')]).toEqual([301, to])
})

test.each([
  '/products?search=taza',
  '/en/products?store=ebay&maxPrice=50',
  '/inventory?store=ebay',
  '/it/inventory?category=Toys&page=2',
  '/pt/help?q=perfume',
  '/services?weight=5&time=3-7',
])('%s is a way through the shop and no page for search engines', async (path) => {
  expect(said(await site.textAt(path), ROBOTS)).toBe('noindex, follow')
})

test.each(['/blog?page=99', '/en/blog?tag=nothing&page=2', '/gallery?page=99'])(
  'behind its last page there is no %s',
  async (path) => {
    expect((await site.ask(path)).status).toBe(404)
  },
)

test('the inventory is a page and a file, in the words of the language', async () => {
  const page = await site.textAt('/en/inventory?store=ebay&availability=any')
  expect(page).toContain('href="/en/inventory.csv?store=ebay&amp;availability=any"')
  const file = await site.ask('/en/inventory.csv?store=ebay&availability=any')
  expect(file.headers.get('content-disposition')).toMatch(/filename="stock-[\d-]+\.csv"/u)
  const [head, ...rows] = (await file.text()).trim().split('\n')
  expect(head).toBe('Number,Product,Store,Category,Availability,Pieces,Price (US$)')
  expect(rows.length).toBeGreaterThan(12)
  expect(rows.filter((row) => !row.includes(',eBay,'))).toEqual([])
  const spanish = await site.textAt('/inventory.csv?category=Toys')
  expect(spanish).not.toMatch(/,Agotado,|,Electrónica,/u)
  expect(spanish).toContain(',Juguetes,')
})
