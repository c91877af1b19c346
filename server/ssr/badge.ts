// The number on the cart's badge in a page that serves many: none in the copy that is kept, the reader's own for who has a cart.
import { randomInt } from 'node:crypto'

// Sixteen digits: no price, model or picture address may look like it.
export const BADGE = 7_000_000_000_000_000 + randomInt(281_474_976_710_655)

const MARK = String(BADGE)
const NONE = '0'

/** The page of who has no cart, and where in it the number stands. */
export function emptyBadge(html: string): { html: string; badgeAt: number[] } {
  const [first = '', ...rest] = html.split(MARK)
  const badgeAt: number[] = []
  let end = first.length
  for (const piece of rest) {
    badgeAt.push(end)
    end += NONE.length + piece.length
  }
  return { html: [first, ...rest].join(NONE), badgeAt }
}

export function fillBadge(html: string, badgeAt: readonly number[], count: number): string {
  if (count === 0) return html
  let filled = ''
  let from = 0
  for (const at of badgeAt) {
    filled += html.slice(from, at) + String(count)
    from = at + NONE.length
  }
  return filled + html.slice(from)
}
