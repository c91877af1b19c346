// Shortens a text for places that show only so many letters of it, such as the results of a search engine.

/**
 * At most `most` letters (UTF-16 units, at least 2) of a text: what is longer ends behind a whole word with «…». A word
 * that takes most of the place alone is cut between two letters; a pair of units is never parted.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  // One more than fits beside «…»: a blank there ends a word.
  const end = text.slice(0, most).lastIndexOf(' ')
  const kept = text
    .slice(0, end >= most / 2 ? end : most - 1)
    .replace(/(?:[\s,;:.·|–—-]+|[\ud800-\udbff])$/u, '')
  return `${kept}…`
}
