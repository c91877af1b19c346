// Draws the shop's own pictures in a text, with their size, so that nothing moves when they come; others stay text.
import type { Token } from 'markdown-it'
import type { MarkdownDoubt } from '#contract/blog.ts'
import type { PictureSize } from '#domain/webp-size.ts'

/** As uploads are named (server/connectors/images/shop-pictures.ts); beside each lies one of half the width. */
const OWN = /^\/shop-pictures\/[0-9a-f]{32}\.webp$/u
const SMALL = 400
/** How wide an article's words stand. */
const SIZES = '(min-width: 48em) 44rem, 92vw'

/** The addresses of own pictures in a text; some may be of none that is there. */
export const ownPictures = (body: string): string[] => [
  ...new Set(body.match(/\/shop-pictures\/[0-9a-f]{32}\.webp/gu) ?? []),
]

/** The pictures of one block. */
export function drawPictures(
  block: Token,
  TokenClass: new (type: string, tag: string, nesting: 0) => Token,
  pictures: ReadonlyMap<string, PictureSize> | null,
): MarkdownDoubt[] {
  const doubts: MarkdownDoubt[] = []
  block.children = (block.children ?? []).map((token) => {
    if (token.type !== 'image') return token
    const address = String(token.attrGet('src'))
    const size = OWN.test(address) ? pictures?.get(address) : undefined
    const source = `![${token.content}](${address})`
    if (!size) {
      doubts.push({ kind: 'picture', text: source })
      const words = new TokenClass('text', '', 0)
      words.content = source
      return words
    }
    if (token.content.trim() === '') doubts.push({ kind: 'alt', text: source })
    const small = address.replace(/\.webp$/u, `.${SMALL}.webp`)
    token.attrSet('width', String(size.width))
    token.attrSet('height', String(size.height))
    if (size.width > SMALL) {
      token.attrSet('srcset', `${small} ${SMALL}w, ${address} ${size.width}w`)
      token.attrSet('sizes', SIZES)
    }
    token.attrSet('loading', 'lazy')
    token.attrSet('decoding', 'async')
    return token
  })
  return doubts
}
