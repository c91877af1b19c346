// Sitemaps as XML: every address in every language it exists in, each naming the others.
import { localised } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { markupText } from '#server/platform/markup-text.ts'

export interface SitemapEntry {
  /** Without language prefix. */
  path: string
  locales?: readonly Locale[]
  /** When its words last changed. */
  changed?: Date
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlsOf(origin: string, { path, locales = LOCALES, changed }: SitemapEntry): string {
  const at = (locale: Locale) => markupText(`${origin}${localised(locale, path)}`)
  const link = (name: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${at(locale)}"/>`
  const links = [
    ...locales.map((locale) => link(locale, locale)),
    ...(locales.includes(LOCALES[0]) ? [link('x-default', LOCALES[0])] : []),
  ].join('')
  const since = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${at(locale)}</loc>${since}${links}</url>\n`).join('')
}

/** Letters of a piece: each piece is a turn of whoever compresses it. */
const PIECE = 32_768

/** Piece by piece, so that no part is ever held whole. */
export function* sitemapPieces(origin: string, entries: Iterable<SitemapEntry>): Generator<string> {
  let piece = `${HEAD}<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const entry of entries) {
    piece += urlsOf(origin, entry)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield `${piece}</urlset>\n`
}

export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n` +
  paths
    .map((path) => `<sitemap><loc>${markupText(`${origin}${path}`)}</loc></sitemap>\n`)
    .join('') +
  '</sitemapindex>\n'
