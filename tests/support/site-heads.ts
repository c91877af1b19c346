// The tests of what stands in the head of every page and in its data, on a site that was crawled.
import { expect, test } from 'vitest'
import { localised, splitLocale } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { moneyParts } from '#src/ui/format-number.ts'
import {
  attributes,
  dataOf,
  DESCRIPTION,
  mainOf,
  said,
  TITLE,
  type CrawledSite,
} from './crawled-site.ts'

const OG_LOCALES: Record<Locale, string> = { es: 'es_ES', en: 'en_US', it: 'it_IT', pt: 'pt_BR' }

/** What the data of a page is about, beside its crumbs: path → kinds. */
const KINDS: [path: RegExp, kinds: string[]][] = [
  [/^\/$/u, ['Organization', 'WebSite']],
  [/^\/help$/u, ['FAQPage']],
  [/^\/contact$/u, ['LocalBusiness']],
  [/^\/international-shopping$/u, ['WebPage', 'FAQPage']],
  [/^\/articulo\//u, ['BlogPosting']],
  [/^\/product\//u, ['Product']],
]

/** Declares them; the site is crawled when they run. */
export function headsAreWhole(site: () => CrawledSite) {
  test('titles and descriptions are said once per language', () => {
    const { seen } = site()
    for (const locale of site().languages) {
      const here = seen.filter((page) => page.locale === locale)
      for (const pattern of [TITLE, DESCRIPTION]) {
        const texts = here.map(({ html, path }) => [said(html, pattern), path] as const)
        const twice = texts.filter(([text]) => texts.filter(([other]) => other === text).length > 1)
        expect(twice).toEqual([])
        expect(texts.filter(([text]) => text === '')).toEqual([])
      }
    }
  })

  test('titles and descriptions are as long as is shown, ours are whole, and none says the other again', () => {
    const { seen } = site()
    const faults = seen.flatMap(({ address, path, html }) => {
      const [title, description] = [said(html, TITLE), said(html, DESCRIPTION)]
      const isOurs = !/^\/(?:product|articulo)\//u.test(path)
      return [
        ...(title.length <= 60 ? [] : [`${address}: ${title}`]),
        ...(description.length <= 155 ? [] : [`${address}: ${description}`]),
        ...(isOurs && /…(?: \||$)/mu.test(`${title}\n${description}`) ? [`${address}: cut`] : []),
        ...(title.startsWith(description) ? [`${address}: said twice`] : []),
      ]
    })
    expect(faults).toEqual([])
  })

  test('shared links show a card and name their language', () => {
    const { seen, url } = site()
    const faults = seen.filter(
      ({ html, locale, path }) =>
        said(html, /"og:locale" content="([^"]*)"/u) !== OG_LOCALES[locale] ||
        !said(html, /"og:image" content="([^"]*)"/u).startsWith(
          `${url}/share.jpg?page=${encodeURIComponent(localised(locale, path))}`,
        ),
    )
    expect(faults.map(({ address }) => address)).toEqual([])
  })

  test('a price is the same to people, to search engines and to programs', async () => {
    const { seen, ask } = site()
    const products = seen.filter(({ path }) => path.startsWith('/product/'))
    for (const { html, locale, path, address } of products) {
      const id = path.slice('/product/'.length)
      const { price } = (await (await ask(`/api/products/${id}`)).json()) as { price: string }
      const data = dataOf(html).find((each) => each['@type'] === 'Product')
      expect([address, data?.offers]).toEqual([
        address,
        expect.objectContaining({ price, priceCurrency: 'USD' }),
      ])
      const { symbol, number } = moneyParts(Math.round(Number(price) * 100), locale)
      const text = mainOf(html).replaceAll(/\s+/gu, ' ')
      expect([address, text.includes(`${symbol} ${number}`)]).toEqual([address, true])
    }
  })

  test('every block of data is read; lists name the pages of their products', () => {
    const { seen, listed } = site()
    const lists = seen.filter(({ path }) => path === '/products' || path.startsWith('/products?'))
    expect(lists.length).toBeGreaterThanOrEqual(2 * site().languages.length)
    for (const { html, address } of lists) {
      const list = dataOf(html).find((each) => each['@type'] === 'ItemList')
      const places = list?.itemListElement ?? []
      expect([address, places.length > 0, places.every(({ url = '' }) => listed.has(url))]).toEqual(
        [address, true, true],
      )
    }
    const crumbs = seen.flatMap(({ html }) =>
      dataOf(html).filter((each) => each['@type'] === 'BreadcrumbList'),
    )
    expect(crumbs.length).toBeGreaterThan(seen.length / 2)
    for (const { itemListElement = [] } of crumbs) {
      const leading = itemListElement.map(({ item }) => item !== undefined)
      expect(leading).toEqual(leading.map((_, index) => index < leading.length - 1))
    }
  })

  test('each kind of page tells programs what it is', () => {
    for (const [pattern, kinds] of KINDS) {
      const pages = site().seen.filter(({ path }) => pattern.test(path))
      expect([pattern, new Set(pages.map(({ locale }) => locale)).size > 0]).toEqual([
        pattern,
        true,
      ])
      for (const { html, address } of pages)
        expect([address, attributes(html, /"@type":"(\w+)"/gu)]).toEqual([
          address,
          expect.arrayContaining(kinds),
        ])
    }
  })

  test('alternates name each other', () => {
    const { seen, languages } = site()
    const alternates = (html: string) =>
      attributes(html, /<link rel="alternate" hrefLang="([^"]*" href="[^"]*)"/giu)
        .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
        .join()
    const known = new Map(seen.map(({ address, html }) => [address, alternates(html)]))
    const faults = seen.filter(({ address, html }) =>
      attributes(html, /<link rel="alternate" hrefLang="\w\w" href="([^"]*)"/giu)
        .filter((other = '') => languages.includes(splitLocale(new URL(other).pathname).locale))
        .some((other) => known.get(other ?? '') !== known.get(address)),
    )
    expect(faults.map(({ address }) => address)).toEqual([])
  })
}
