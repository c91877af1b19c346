// How far a crawl of a Walmart category has come, and whether its pages form a cycle.

/** `path` is the page to ask for; the rest is Brent's search for a cycle (R. P. Brent, BIT 20, 1980). */
export interface Crawl {
  readonly path: string
  /** An earlier page of this category: met again, the crawl is in a cycle. */
  readonly anchor: string
  readonly steps: number
  readonly power: number
}

export const crawlFrom = (path: string): Crawl => ({ path, anchor: '', steps: 0, power: 1 })

/** The crawl at its next page; null when that page was there before. Any cycle is noticed, in the second round at the latest. */
export const crawlOn = (crawl: Crawl, path: string): Crawl | null => {
  if (path === crawl.path || path === crawl.anchor) return null
  if (crawl.steps + 1 < crawl.power) return { ...crawl, path, steps: crawl.steps + 1 }
  return { path, anchor: crawl.path, steps: 0, power: crawl.power * 2 }
}

/** Which page of its category comes next, from 1. */
export const pageOf = ({ power, steps }: Crawl): number => power + steps

export const crawlText = ({ path, anchor, steps, power }: Crawl): string =>
  JSON.stringify([path, anchor, steps, power])

/** Null for anything but the text of a crawl. */
export const readCrawl = (text: string): Crawl | null => {
  if (!text.startsWith('[')) return null
  const [path, anchor, steps, power] = JSON.parse(text) as unknown[]
  const isCrawl = typeof path === 'string' && typeof anchor === 'string'
  const isCounted = typeof steps === 'number' && typeof power === 'number'
  return isCrawl && isCounted ? { path, anchor, steps, power } : null
}
