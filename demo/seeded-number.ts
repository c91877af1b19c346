// A number that looks drawn but is always the same for the same text, so that demo data never changes by itself.

/** From 0 (included) to 1 (excluded): FNV-1a over the text, then one round of mixing. */
export function seededNumber(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash ^= hash >>> 15
  return (hash >>> 0) / 2 ** 32
}
