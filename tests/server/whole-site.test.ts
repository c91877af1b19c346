// Walks the whole site as a search engine: every address of the sitemap whole, in its language, and no link that leads nowhere.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { splitLocale } from '#contract/paths.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

interface Seen {
  address: string
  locale: Locale
  path: string
  status: number
  html: string
}

let shop: Shop
let seen: Seen[]
const PRODUCTS = 5

const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, at = '']) => at)
/** A shop that is overloaded says 503, and a crawler comes back; any other answer counts. */
const ask = (address: string): Promise<Response> =>
  vi.waitFor(
    async () => {
      const answer = await httpVisitor(shop.url).send(address)
      if (answer.status === 503) throw new Error(`${address}: 503`)
      return answer
    },
    { timeout: 60_000, interval: 500 },
  )

const textAt = async (address: string) => {
  const answer = await ask(address)
  // Without its list, every check below would pass over nothing.
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

beforeAll(async () => {
  shop = await startShop()
  const parts = locsOf(await textAt(`${shop.url}/sitemap.xml`))
  const lists = await Promise.all(parts.map(async (part) => locsOf(await textAt(part))))
  const addresses = lists.flatMap((list, index) =>
    parts[index]?.includes('products') ? list.slice(0, PRODUCTS * LOCALES.length) : list,
  )
  seen = []
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const answer = await ask(pathname)
    seen.push({
      address,
      ...splitLocale(pathname),
      status: answer.status,
      html: await answer.text(),
    })
  }
}, 240_000)
afterAll(() => shop.stop())

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, at]) => at)
const mainOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<(script|style|select|blockquote)[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<(\w+)[^>]* lang="[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')

test('pages, articles and products are listed in every language', () => {
  expect(seen.length).toBeGreaterThan(20 * LOCALES.length)
  expect(seen.filter(({ path }) => path.startsWith('/articulo/'))).toHaveLength(30)
  expect(seen.filter(({ path }) => path.startsWith('/product/'))).toHaveLength(
    PRODUCTS * LOCALES.length,
  )
})

test('each is there, knows its own address, and has one title of its first rank', () => {
  const faults = seen.flatMap(({ address, status, html, locale }) => [
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

test('titles and descriptions are said once per language', () => {
  for (const locale of LOCALES) {
    const here = seen.filter((page) => page.locale === locale)
    for (const pattern of [
      /<title[^>]*>([^<]*)</u,
      /<meta name="description" content="([^"]*)"/u,
    ]) {
      const said = here.map(({ html, path }) => [pattern.exec(html)?.[1] ?? '', path] as const)
      const twice = said.filter(([text]) => said.filter(([other]) => other === text).length > 1)
      expect(twice).toEqual([])
      expect(said.filter(([text]) => text === '')).toEqual([])
    }
  }
})

test('alternates name each other', () => {
  const alternates = (html: string) =>
    attributes(html, /<link rel="alternate" hrefLang="([^"]*" href="[^"]*)"/giu)
      .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
      .join()
  const known = new Map(seen.map(({ address, html }) => [address, alternates(html)]))
  const faults = seen.filter(({ address, html }) =>
    attributes(html, /<link rel="alternate" hrefLang="\w\w" href="([^"]*)"/giu).some(
      (other) => known.get(other ?? '') !== known.get(address),
    ),
  )
  expect(faults.map(({ address }) => address)).toEqual([])
})

const FOREIGN: Record<'es' | 'en', RegExp> = {
  es: /\b(?:the|and|with|your|from|shipping)\b/iu,
  // No articles: «Los Teques» and «Santiago de los Caballeros» are towns.
  en: /\b(?:una|para|con|desde|envíos?|precio|gestión)\b/u,
}

test.each(['es', 'en'] as const)('pages in %s say nothing in another language', (locale) => {
  const own = seen.filter(
    ({ path, ...page }) =>
      page.locale === locale && path !== '/' && !/^\/products?(?:\/|$)/u.test(path),
  )
  const found = own.flatMap(({ address, html }) => {
    const text = mainOf(html)
    const at = text.search(FOREIGN[locale])
    return at < 0 ? [] : [`${address}: ${text.slice(Math.max(0, at - 40), at + 40)}`]
  })
  expect(found).toEqual([])
})

test('no link leads nowhere', async () => {
  const links = new Set(
    seen.flatMap(({ html }) =>
      attributes(html, /<a [^>]*href="(\/[^"#]*)/gu).map((at) =>
        (at ?? '').replaceAll('&amp;', '&'),
      ),
    ),
  )
  const known = new Set(seen.map(({ address }) => new URL(address).pathname))
  const broken: string[] = []
  // Lists narrowed in every way are one page; its first few stand for all.
  const asked = [...links].filter((at) => !known.has(at) && !/\?.*&|^\/language\//u.test(at))
  for (const at of asked) {
    const { status } = await ask(at)
    if (status >= 400) broken.push(`${at}: ${status}`)
  }
  expect(broken).toEqual([])
}, 120_000)

test('robots.txt leads to the sitemap and away from what is one person’s', async () => {
  const text = await textAt(`${shop.url}/robots.txt`)
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  for (const path of ['/admin', '/en/account', '/pt/checkout'])
    expect(text).toContain(`Disallow: ${path}\n`)
})

test('a search of a store works as a plain form, and its page is not indexed', async () => {
  const html = await textAt('/en/international-shopping?store=walmart&term=air+fryer')
  expect(html).toContain('href="https://www.walmart.com/search?q=air%20fryer&amp;wmlspartner=')
  expect(html).toContain('content="noindex, follow"')
  const amazon = await textAt('/amazon?term=taladro')
  expect(amazon).toContain('href="https://www.amazon.com/s?k=taladro&amp;tag=')
  const shops = await textAt('/international-shopping?from=8')
  expect(shops.match(/"@type":"Organization"/gu)).toHaveLength(5)
  const leaves = attributes(shops, /<button [^>]*value="(\d+)"[^>]*>/gu)
  expect(leaves).toEqual(expect.arrayContaining(['0', '16']))
})

test('the inventory is a page and a file, in the words of the language', async () => {
  const page = await textAt('/en/inventory?store=ebay&availability=any')
  expect(page).toContain('href="/en/inventory.csv?store=ebay&amp;availability=any"')
  const file = await ask('/en/inventory.csv?store=ebay&availability=any')
  expect(file.headers.get('content-disposition')).toMatch(/filename="puente-[\d-]+\.csv"/u)
  const [head, ...rows] = (await file.text()).trim().split('\n')
  expect(head).toBe('Number,Product,Store,Category,Availability,Pieces,Price (US$)')
  expect(rows.length).toBeGreaterThan(12)
  expect(rows.filter((row) => !row.includes(',eBay,'))).toEqual([])
  const spanish = await textAt('/inventory.csv?category=Toys')
  expect(spanish).not.toMatch(/,Agotado,|,Electrónica,/u)
  expect(spanish).toContain(',Juguetes,')
})
