// Names a page's own scripts and styles by their hashes, so that its policy is the same for all who get the page. Only what
// carries the nonce of this one render is named, which nobody outside could know: it is as strict as the nonce itself.
import { createHash } from 'node:crypto'

/** A source of a content security policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface Inline {
  /** Without nonces. */
  html: string
  scripts: string[]
  styles: string[]
}

/** `nonce`: hexadecimal, and made for this render alone. */
export function hashInline(html: string, nonce: string): Inline {
  const mark = ` nonce="${nonce}"`
  const found = { script: new Set<string>(), style: new Set<string>() }
  const own = new RegExp(`<(script|style)\\b[^>]*${mark}[^>]*>([^]*?)</\\1>`, 'g')
  for (const [, element, text = ''] of html.matchAll(own))
    found[element as keyof typeof found].add(hashSource(text))
  return {
    html: html.replaceAll(mark, ''),
    scripts: [...found.script],
    styles: [...found.style],
  }
}
