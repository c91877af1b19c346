// Decodes the HTML entities in what third parties write (&reg;, &#8217;), however often somebody escaped them on the way.
import { decodeHTMLStrict } from 'entities'

/** As `plainText`: nothing is read beyond it. */
const MAX_INPUT = 200_000
/** Walmart escapes twice what a seller may have escaped before; whoever wraps more than that means it. */
const MAX_ROUNDS = 4

/**
 * The text with its signs in place of their names. What comes out may hold markup that was escaped before: it is for
 * `plainText` alone to make something harmless of it.
 */
export function decodeEntities(text: string): string {
  let decoded = text.slice(0, MAX_INPUT)
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('&'); round += 1) {
    const next = decodeHTMLStrict(decoded)
    if (next === decoded) break
    decoded = next
  }
  return decoded
}
