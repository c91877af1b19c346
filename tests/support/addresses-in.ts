// Finds in a text what readers of mails make links of: with a scheme or without, of any ending, by any dot.
import MarkdownIt from 'markdown-it'

const { linkify } = new MarkdownIt()
linkify.set({ fuzzyLink: true, fuzzyEmail: true }).tlds(['click', 'lol', 'xyz', 'shop'], true)

/** Letters on both sides of a dot: for whatever endings and dots a reader knows beside those above. */
const DOTTED = /[\p{L}\p{N}-]+[.．。｡﹒․]\p{L}{2,}/gu

export const addressesIn = (text: string): string[] => [
  ...(linkify.match(text)?.map(({ raw }) => raw) ?? []),
  ...(text.match(DOTTED) ?? []),
]
