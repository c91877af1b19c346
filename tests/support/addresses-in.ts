// Finds in a text what readers of mails make links of: with a scheme or without, of any ending, by any dot.
import MarkdownIt from 'markdown-it'

const { linkify } = new MarkdownIt()
linkify
  .set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true })
  .tlds(['click', 'lol', 'xyz', 'shop'], true)

/** Letters on both sides of a dot: for whatever endings and dots a reader knows beside those above. */
const DOTTED = /[\p{L}\p{N}-]+[.．。｡﹒․]\p{L}{2,}/gu

/** What a telephone calls at a touch: international, in any grouping. */
const CALLED = /[+＋][().-]*\p{Nd}(?:[\s().-]*\p{Nd}){6,}/gu

const found = (text: string): string[] => [
  ...(linkify.match(text)?.map(({ raw }) => raw) ?? []),
  ...(text.match(DOTTED) ?? []),
  ...(text.match(CALLED) ?? []),
]

/** «N.º» is a word of ours; everything else is also read as browsers read addresses, by the plain letters behind other characters. */
export const addressesIn = (text: string): string[] => {
  const typed = text.replaceAll(/(?<![^\s(])(?:\p{L}{1,3}|\p{N}{1,4})\.[ºª](?=[\s,;)]|$)/gu, ' ')
  return [...found(typed), ...found(typed.normalize('NFKC'))]
}
