// Proves that whatever is in an address, the sitemap stays XML and names every language both ways.
import { expect, test } from 'vitest'
import { sitemapIndex, sitemapPieces } from './sitemap-xml.ts'

const ORIGIN = 'https://shop.example'

test('an address is there once per language, each with the same alternates', () => {
  const xml = [...sitemapPieces(ORIGIN, [{ path: '/help' }])].join('')
  const urls = xml.match(/<url>.*?<\/url>/gu) ?? []
  expect(urls.map((url) => /<loc>(.*?)<\/loc>/u.exec(url)?.[1])).toEqual([
    `${ORIGIN}/help`,
    `${ORIGIN}/en/help`,
    `${ORIGIN}/it/help`,
    `${ORIGIN}/pt/help`,
  ])
  const links = urls.map((url) => url.match(/<xhtml:link.*?\/>/gu)?.join(''))
  expect(new Set(links).size).toBe(1)
  expect(links[0]).toContain(`hreflang="x-default" href="${ORIGIN}/help"`)
})

test('what exists in one language names only that one', () => {
  const xml = [...sitemapPieces(ORIGIN, [{ path: '/articulo/a', locales: ['es'] }])].join('')
  expect(xml.match(/hreflang="\w\w"/gu)).toEqual(['hreflang="es"'])
})

test('signs of XML are escaped', () => {
  expect(sitemapIndex(ORIGIN, ['/a?b=1&c=<"'])).toContain('/a?b=1&amp;c=&lt;&quot;')
})
