// The whole site as a search engine reads it: every address of the sitemap, of products a few, and what stands in a page.

import { splitLocale } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { httpVisitor } from './http-visitor.ts'
import type { Shop } from './start-shop.ts'
import { eventually } from './eventually.ts'

interface Seen {
  address: string
  locale: Locale
  /** Without the language's prefix, with its query. */
  path: string
  status: number
  html: string
}

/** Products that are looked at, in each language. */
export const PRODUCTS = 5

const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, at = '']) => at)

/** In these languages; the sitemap lists all of them. */
export async function crawlSite(shop: Shop, languages: readonly Locale[]) {
  /** A shop that is overloaded says 503, and a crawler comes back; any other answer counts. */
  const ask = (address: string): Promise<Response> =>
    eventually(
      async () => {
        const answer = await httpVisitor(shop.url).send(address)
        if (answer.status === 503) throw new Error(`${address}: 503`)
        return answer
      },
      { timeout: 60_000, interval: 500 },
    )
  const textAt = async (address: string) => {
    const answer = await ask(address)
    // Without its list, every check would pass over nothing.
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return answer.text()
  }
  const parts = locsOf(await textAt(`${shop.url}/sitemap.xml`))
  const lists = await Promise.all(parts.map(async (part) => locsOf(await textAt(part))))
  const addresses = lists.flatMap((list, index) =>
    parts[index]?.includes('products') ? list.slice(0, PRODUCTS * LOCALES.length) : list,
  )
  const seen: Seen[] = []
  for (const address of addresses) {
    const { pathname, search } = new URL(address)
    const { locale, path } = splitLocale(pathname)
    if (!languages.includes(locale)) continue
    const answer = await ask(pathname + search)
    const html = await answer.text()
    seen.push({ address, locale, path: path + search, status: answer.status, html })
  }
  return { url: shop.url, languages, listed: new Set(lists.flat()), seen, ask, textAt }
}
export type CrawledSite = Awaited<ReturnType<typeof crawlSite>>

export const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, at]) => at)
const xmlPlain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

interface Data {
  '@type': string
  offers?: object
  itemListElement?: { url?: string; item?: unknown }[]
}
export const dataOf = (html: string): Data[] =>
  attributes(html, /<script type="application\/ld\+json">([^]*?)<\/script>/gu).map(
    (text) => JSON.parse(text ?? '') as Data,
  )
export const mainOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<(script|style|select|blockquote)[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<(\w+)[^>]* lang="[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')

/** What a page says in a tag, as a person would read it. */
export const said = (html: string, pattern: RegExp) => xmlPlain(pattern.exec(html)?.[1] ?? '')
export const CANONICAL = /<link rel="canonical" href="([^"]*)"/u
export const ROBOTS = /<meta name="robots" content="([^"]*)"/u
export const TITLE = /<title[^>]*>([^<]*)</u
export const DESCRIPTION = /<meta name="description" content="([^"]*)"/u
