// One slip of the finger in a word of five letters or more still finds the product.

/** Shorter words must match exactly: with a typo allowed, four letters would find half the catalogue. */
export const TYPO_MIN_LENGTH = 5

/** Whether a typed word may contain a typo: five characters or more, and not a number alone. */
export const toleratesTypo = (word: string): boolean =>
  [...word].length >= TYPO_MIN_LENGTH && /\p{L}/u.test(word)

/**
 * The word and, from five letters on, every word with one letter left out (SymSpell's neighbourhood, W. Garbe 2012).
 * Two words within one typo, the typed one of five letters or more, always share a variant: an index of variants
 * finds the candidates, `withinOneTypo` confirms them.
 */
export const deletionVariants = (word: string): string[] => {
  const letters = [...word]
  if (letters.length < TYPO_MIN_LENGTH) return [word]
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((x, i) => x === b[i])

/** Whether one insertion, deletion, substitution or swap of neighbours, or nothing, turns one word into the other. */
export const withinOneTypo = (a: string, b: string): boolean => {
  const [short, long] = [[...a], [...b]].sort((x, y) => x.length - y.length) as [string[], string[]]
  const at = long.findIndex((letter, index) => letter !== short[index])
  if (at < 0) return true
  if (long.length === short.length + 1) return same(short.slice(at), long.slice(at + 1))
  if (long.length !== short.length) return false
  if (same(short.slice(at + 1), long.slice(at + 1))) return true
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwap && same(short.slice(at + 2), long.slice(at + 2))
}

/** Whether a typed word finds an indexed one: equal, or within one typo where the typed word may contain one. */
export const matchesWord = (typed: string, indexed: string): boolean =>
  typed === indexed || (toleratesTypo(typed) && withinOneTypo(typed, indexed))
