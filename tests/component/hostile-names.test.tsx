// Proves that no name of a product or an article breaks what machines read: data in pages, sitemaps and feeds.
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { feedText } from '#server/http/feed-text.ts'
import { sitemapIndex, sitemapPieces } from '#server/http/sitemap-xml.ts'
import { ProductData } from '#src/features/catalogue/product-data.tsx'
import { FactsProvider } from '#src/lib/facts.ts'
import { BreadcrumbsData } from '#src/ui/breadcrumbs-data.tsx'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { shopFacts } from '#tests/support/render-in-shop.tsx'

const SIGNS = [
  '</script>',
  '<!--<script>',
  ']]>',
  '"',
  "'",
  '&amp;',
  '&',
  '\\',
  '\u202e',
  '\u2028',
  '\u0000',
  '\ufffe',
  '\ud83d',
  '👩‍👩‍👧',
  'مرحبا',
  'a'.repeat(10_000),
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary' })), { maxLength: 4 })
  .map((parts) => parts.join(''))

/** Throws where a reader of XML would stop. */
function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(fault.textContent)
  return document
}

test('data for search engines says the name as it is', () => {
  vi.stubEnv('SSR', true)
  fc.assert(
    fc.property(hostile, (name) => {
      const html = renderToStaticMarkup(
        <FactsProvider value={shopFacts()}>
          <ProductData product={{ ...cupInFull, name, description: name, brand: name }} />
          <BreadcrumbsData items={[{ label: name, to: '/products' }, { label: name }]} />
        </FactsProvider>,
      )
      const scripts = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script')
      const blocks = [...scripts].map(({ textContent }) => JSON.parse(textContent ?? ''))
      const [product, crumbs] = blocks
      expect(blocks).toHaveLength(2)
      expect(product.name).toBe(name)
      expect(crumbs.itemListElement.map((each: { name: string }) => each.name)).toEqual([
        name,
        name,
      ])
    }),
    { numRuns: 60 },
  )
})

test('sitemaps and feeds stay XML', () => {
  const origin = 'https://shop.example'
  fc.assert(
    fc.property(hostile, (text) => {
      const path = `/${text}`
      const places = readXml([...sitemapPieces(origin, [{ path }, { path }])].join(''))
      expect(places.querySelectorAll('urlset > url > loc')).toHaveLength(8)
      expect(readXml(sitemapIndex(origin, [path])).querySelectorAll('sitemap > loc')).toHaveLength(
        1,
      )
      const article = {
        id: 1,
        slug: 'a',
        title: text,
        summary: text,
        tags: [text],
        publishAt: new Date(0),
      }
      const words = { title: text, lead: text }
      const feed = readXml(feedText({ origin, locale: 'en', ...words, articles: [article] }))
      expect(feed.querySelectorAll('rss > channel > item > *')).toHaveLength(6)
    }),
    { numRuns: 60 },
  )
})
