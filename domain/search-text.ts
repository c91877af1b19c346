// Folds texts into comparable words, so that «higado» finds «Hígado» and a product and a query agree on what a word is.

/** Longer words are cut: nobody types them, and hostile texts must not blow up the index. */
export const MAX_WORD_LENGTH = 40

/** Letters that Unicode does not take apart, written as people type them. */
const LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Lower case without accents but with ñ kept apart from n: to rank «niño» before «nino» for who typed the ñ. */
export const foldKeepingEnye = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('n\u0303', 'ñ')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđı]/gu, (letter) => LIGATURES[letter] ?? letter)

/** Lower case without any accent: «Hígado» → `higado`, «Niño» → `nino`. Folding twice changes nothing. */
export const foldForSearch = (text: string): string => foldKeepingEnye(text).replaceAll('ñ', 'n')

/**
 * The distinct words of a text, folded, in their order: runs of letters and digits. What is joined by - / . _ ' + or &
 * also counts as one word if it holds a letter, so that `KTC-D320/1G` is found as `ktcd3201g` and `t-shirt` as `tshirt`.
 */
export const searchWords = (text: string): string[] => {
  const words = new Set<string>()
  const keep = (word: string) => words.add([...word].slice(0, MAX_WORD_LENGTH).join(''))
  for (const [chunk] of foldForSearch(text).matchAll(
    /[\p{L}\p{N}]+(?:[-/._'’+&][\p{L}\p{N}]+)*/gu,
  )) {
    const parts = chunk.match(/[\p{L}\p{N}]+/gu) ?? []
    parts.forEach(keep)
    if (parts.length > 1 && /\p{L}/u.test(chunk)) keep(parts.join(''))
  }
  return [...words]
}
