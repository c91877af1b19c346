// How far a crawl of several topics (categories, searches) has come, as text that outlives the process.
import type { OffersRead } from '#domain/read-offers.ts'
import type { OfferProblem } from '#domain/store-offer.ts'

export interface Position {
  readonly topic: string
  /** What the store's connector notes within the topic; empty at its beginning. */
  readonly place: string
}

/**
 * Reads a cursor. Without one, or when it is unreadable or its topic is no longer asked for, the crawl begins again: a
 * replay changes nothing, a gap would. Null when there is no topic at all.
 */
export const readCursor = (cursor: string | null, topics: readonly string[]): Position | null => {
  const first = topics[0]
  if (first === undefined) return null
  const start = { topic: first, place: '' }
  if (cursor === null || cursor.length > 10_000) return start
  try {
    const [topic, place] = JSON.parse(cursor) as [unknown, unknown]
    const known = topics.find((one) => one === topic)
    return known !== undefined && typeof place === 'string' ? { topic: known, place } : start
  } catch {
    return start
  }
}

/** The cursor of the next page: within the topic, else at the beginning of the next one; null after the last. */
export const nextCursor = (
  topics: readonly string[],
  topic: string,
  place: string | null,
): string | null => {
  if (place !== null) return JSON.stringify([topic, place])
  const next = topics[topics.indexOf(topic) + 1]
  return next === undefined ? null : JSON.stringify([next, ''])
}

/** A topic that begins with nothing most likely does not exist at the store: whoever configured it has to know. */
export const remarkEmpty = (
  { topic, begins }: { topic: string; begins: boolean },
  { offers, problems, unpriced }: OffersRead,
): OfferProblem[] =>
  begins && offers.length + problems.length + unpriced.length === 0
    ? [{ code: 'list_empty', externalId: null, sample: topic }]
    : []
