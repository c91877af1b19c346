// What a writer probably meant otherwise than it came out: links that stay text, markup that is shown, places that are not there.
import type { Token } from 'markdown-it'
import type { MarkdownDoubt } from '#contract/blog.ts'

/** Bounded, so that a text of brackets alone is not read from each of them to its end. */
const LINK = /(?<!!)\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/gu
const MARKUP = /<\/?[a-z][^<>\n]{0,200}>/giu

/** Of the words of a block; what stands in code is meant as it is. */
export function doubtsOfWords(block: Token): MarkdownDoubt[] {
  const words = (block.children ?? [])
    .map(({ type, content }) => (type === 'text' ? content : '\n'))
    .join('')
  return [
    ...(words.match(LINK) ?? []).map((text) => ({ kind: 'link' as const, text })),
    ...(words.match(MARKUP) ?? []).map((text) => ({ kind: 'markup' as const, text })),
  ]
}

/** Links of a block to places the text does not have. */
export const doubtsOfTokens = (block: Token, places: ReadonlySet<string>): MarkdownDoubt[] =>
  (block.children ?? []).flatMap((token) => {
    const href = token.type === 'link_open' ? String(token.attrGet('href')) : ''
    return href.startsWith('#') && !places.has(href.slice(1))
      ? [{ kind: 'place' as const, text: href.replace('#s-', '#') }]
      : []
  })
