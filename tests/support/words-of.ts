// Everything a page says in its own language: texts, and what attributes say to those who do not see or hover.
import type { Locale } from '#domain/vocabulary.ts'

const TOKEN =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/giu
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const SAID = /\s(?:aria-label|aria-description|alt|placeholder|title)="([^"]+)"/gu
const DESCRIBED = /\sname="description"[^>]*\scontent="([^"]*)"/u

/** Names, quotes and what is marked as another language are not the page's own words. */
const isForeign = (attributes: string, locale: Locale): boolean =>
  /\stranslate="no"/u.test(attributes) ||
  (/\s(?:hreflang|lang)="([^"]*)"/iu.exec(attributes)?.[1] ?? locale) !== locale

export function wordsOf(html: string, locale: Locale): string[] {
  const words: string[] = []
  const open: { name: string; foreign: boolean }[] = []
  for (const [token, , end, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const foreign = open.at(-1)?.foreign ?? false
    if (name === '') {
      if (!token.startsWith('<') && !foreign) words.push(token)
      continue
    }
    if (end) {
      open.pop()
      continue
    }
    const isOther = foreign || name === 'blockquote' || isForeign(attributes, locale)
    if (!isOther) {
      words.push(...[...attributes.matchAll(SAID)].map(([, text = '']) => text))
      words.push(DESCRIBED.exec(attributes)?.[1] ?? '')
    }
    if (!VOID.has(name.toLowerCase())) open.push({ name, foreign: isOther })
  }
  return words.map((text) => text.trim()).filter(Boolean)
}
