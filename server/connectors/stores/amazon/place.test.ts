// A search that finds more than it shows is asked again by price, and every band is read to its end.
import { expect, it } from 'vitest'
import { BANDS, placeAfter, placeText, readPlace } from './place.ts'

const crawl = (total: (band: number | null) => number, most = 81): string[] => {
  const visited: string[] = []
  for (let place = readPlace(''), step = 0; step < 500; step += 1) {
    visited.push(placeText(place))
    const found = total(place.band)
    const isLast = place.page >= 10 || place.page * 10 >= found
    const next = placeAfter(readPlace(placeText(place)), { total: found, isLast }, most)
    if (next.place === null) return visited
    place = next.place
  }
  throw new Error('the crawl does not end')
}

it('reads a small search page by page', () => {
  expect(crawl(() => 25)).toEqual([':1', ':2', ':3'])
  expect(crawl(() => 0)).toEqual([':1'])
})

it('reads a large one by price', () => {
  const visited = crawl((band) => (band === null ? 4000 : band * 15))
  expect(visited.slice(0, 4)).toEqual([':1', '0:1', '1:1', '1:2'])
  expect(visited.at(-1)).toBe('7:10')
  expect(visited.length).toBeLessThanOrEqual(1 + BANDS.length * 10)
})

it.each([
  [59, 1 + 8 * 7, '7:7'],
  [9, 9, '7:1'],
  [8, 8, ':8'],
  [1, 1, ':1'],
])('asks for no more than %i pages of a search, at all prices alike', (most, pages, last) => {
  const visited = crawl(() => 4000, most)
  expect([visited.length, visited.at(-1)]).toEqual([pages, last])
  expect(placeAfter(readPlace(last), { total: 4000, isLast: false }, most)).toEqual({
    place: null,
    isCapped: true,
  })
})

it('leaves no gap between its bands', () => {
  expect(BANDS[0]?.[0]).toBeNull()
  expect(BANDS.at(-1)?.[1]).toBeNull()
  for (const [index, [, top]] of BANDS.slice(0, -1).entries())
    expect(BANDS[index + 1]?.[0]).toBe(top)
})

it.each(['8:1', '1:11', ':0', '1', 'x', '-1:1'])('takes %j for the beginning', (text) => {
  expect(readPlace(text)).toEqual({ band: null, page: 1 })
})
