// A crawl notices any cycle of pages within three rounds, and takes no straight list for one.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageOf, readCrawl, type Crawl, crawlFrom, crawlOn, crawlText } from './crawl.ts'

/** Pages seen until the crawl ends or is stopped; every page passes through text, as it does between two jobs. */
const crawlThrough = (pageAt: (step: number) => string | null, most: number): number => {
  let crawl: Crawl | null = crawlFrom(pageAt(0) ?? '')
  for (let step = 1; step <= most; step += 1) {
    const next = pageAt(step)
    const on: Crawl | null = next === null ? null : crawlOn(crawl, next)
    if (on === null) return step
    crawl = readCrawl(crawlText(on))
    if (crawl === null) throw new Error('the text of a crawl is a crawl')
    expect(pageOf(crawl)).toBe(step + 1)
  }
  return most
}

it('notices every circle, whatever leads into it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }), (lead, round) => {
      const pageAt = (step: number) => `/p?${step < lead ? step : lead + ((step - lead) % round)}`
      expect(crawlThrough(pageAt, 10_000)).toBeLessThanOrEqual(
        3 * Math.max(lead, round) + round + 3,
      )
    }),
  )
})

it('reads any straight list to its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (length) => {
      expect(crawlThrough((step) => (step < length ? `/p?${step}` : null), 10_000)).toBe(length)
    }),
  )
})

it.each(['', '400', '[1,2,3,4]', '["/p","",0]'])('%j is no crawl', (text) => {
  expect(readCrawl(text)).toBeNull()
})
