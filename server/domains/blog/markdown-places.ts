// Gives the headings of an article names that a link can lead to: «## ¿Cuánto tarda?» is reached by `#cuanto-tarda`.
import type { Token } from 'markdown-it'

/** Of an article's own: its words never take a name the page around it has. */
const OWN = 's-'

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name a link means, whether it was copied from the address or typed as the heading says. */
export const placeOf = (hash: string): string => `${OWN}${plain(decoded(hash)).replace(/^s-/u, '')}`

/** Names every heading, the second of one text with a number; gives the names. */
export function nameHeadings(tokens: readonly Token[]): ReadonlySet<string> {
  const names = new Set<string>()
  /** The number last given to each: thousands of one text are not counted from the start. */
  const given = new Map<string, number>()
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const words = plain(tokens[index + 1]?.content ?? '')
    if (words === '') continue
    const first = placeOf(words)
    let number = given.get(first) ?? 0
    let name = first
    do {
      number += 1
      name = number === 1 ? first : `${first}-${number}`
    } while (names.has(name))
    given.set(first, number)
    names.add(name)
    token.attrSet('id', name)
  }
  return names
}
