// The test of the words of every page, on a site that was crawled: none of another language, wherever a page says them.
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { DESCRIPTION, type CrawledSite } from './crawled-site.ts'
import { wordsOf } from './words-of.ts'

/** Words that give a language away. No articles: «Los Teques» and «Santiago de los Caballeros» are towns. */
const TELLING: Record<Locale, string> = {
  es: 'una|envíos?|precios?|gestión|carrito|también|según|hasta|tus|usted|y|pedidos?',
  en: 'the|and|with|your|from|shipping|cart|search|price',
  it: 'della|delle|degli|gli|spedizion[ei]|prezz[oi]|carrello|anche|tuo|tua|sono|ordin[ei]|cerca',
  pt: 'você|não|frete|preços?|carrinho|uma|também|seus?|suas?|envios?',
}
/** Those that are words of this language, too. */
const SHARED: Partial<Record<Locale, string[]>> = {
  es: ['cerca'],
  it: ['una', 'suas?'],
  pt: ['pedidos?'],
}

const tellingIn = (locale: Locale): RegExp => {
  const others = LOCALES.filter((other) => other !== locale).flatMap((other) =>
    TELLING[other].split('|').filter((word) => !SHARED[locale]?.includes(word)),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}./@-])(?:${others.join('|')})(?![\\p{L}\\p{N}-])`, 'iu')
}

/** Declares it; the site is crawled when it runs. */
export function wordsAreOwn(site: () => CrawledSite, languages: readonly Locale[]) {
  test.each(languages)('pages in %s say nothing in another language', (locale) => {
    const telling = tellingIn(locale)
    const pages = site().seen.filter((page) => page.locale === locale)
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/products', '/help', expect.stringMatching('^/product/')]),
    )
    const found = pages.flatMap(({ path, html }) => {
      // What a store says about its product stays in the store's language, and a description has no mark for that.
      const own = path.startsWith('/product/') ? html.replace(DESCRIPTION, '') : html
      const words = wordsOf(own, locale)
      expect(words.length, path).toBeGreaterThan(50)
      return words
        .filter((text) => telling.test(text))
        .map((text) => {
          const at = text.search(telling)
          return `${path}: ${text.slice(Math.max(0, at - 40), at + 40)}`
        })
    })
    expect(found).toEqual([])
  })
}
