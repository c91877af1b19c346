// A catalogue address describes one view: unknown values become defaults, valid ones survive the round trip.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AVAILABILITIES, CATEGORIES, SORTS, STORES } from '#domain/vocabulary.ts'
import {
  catalogueQuery,
  MAX_PAGE,
  parseCatalogueQuery,
  sortsOf,
  usualSort,
} from './catalogue-view.ts'

const parse = (text: string) => parseCatalogueQuery(new URLSearchParams(text))
const EVERYTHING = parse('')

describe('reading an address', () => {
  it.each([
    ['page=-1'],
    ['page=abc'],
    ['page=1.5'],
    ['sort=sideways'],
    ['category=%00&store=shop&availability=maybe'],
    ['minPrice=abc&maxPrice=-3'],
    ['minPrice=1e9'],
    ['unknown=1'],
  ])('takes %s as if it said nothing', (text) => {
    expect(parse(text)).toEqual(EVERYTHING)
  })

  it('reads every price as a limit, also that of the slider’s end', () => {
    expect(parse('maxPrice=1000').maxPriceCents).toBe(100_000)
    expect(parse('maxPrice=1500').maxPriceCents).toBe(150_000)
    expect(parse('maxPrice=20.5').maxPriceCents).toBe(2050)
  })

  it('takes bounds typed the wrong way round the right way round', () => {
    expect(parse('minPrice=50&maxPrice=30')).toMatchObject({
      minPriceCents: 3000,
      maxPriceCents: 5000,
    })
  })

  it('orders what words found by relevance, and only that', () => {
    expect(parse('search=taza').sort).toBe('relevance')
    expect(parse('search=taza&sort=').sort).toBe('relevance')
    expect(parse('search=taza&sort=featured').sort).toBe('relevance')
    expect(parse('sort=relevance').sort).toBe('featured')
    const found = parse('search=taza')
    expect(catalogueQuery({ ...found, search: '' }).toString()).toBe('')
    expect(sortsOf(found)).toContain('relevance')
    expect(sortsOf(EVERYTHING)).not.toContain('relevance')
  })

  it('knows the other spellings of the price sorts', () => {
    expect(parse('sort=price_asc').sort).toBe('price-low')
    expect(parse('sort=price_desc').sort).toBe('price-high')
  })

  it('goes no deeper than the last page and keeps a search short', () => {
    expect(parse('page=99999999').page).toBe(MAX_PAGE)
    expect(parse(`search=${'a'.repeat(10_000)}`).search).toHaveLength(120)
    expect(parse('search=%00%0Acaf%C3%A9').search).toBe('café')
  })
})

/** A view whose price bounds are the right way round. */
const ordered = <V extends { minPriceCents: number | null; maxPriceCents: number | null }>(
  view: V,
): V => {
  const { minPriceCents: least, maxPriceCents: most } = view
  if (least === null || most === null || least <= most) return view
  return { ...view, minPriceCents: most, maxPriceCents: least }
}

describe('writing an address', () => {
  const price = fc.option(
    fc.integer({ min: 1, max: 9_999_999 }).filter((cents) => cents !== 100_000),
  )
  const anyView = fc.record({
    search: fc.stringMatching(/^[a-zñ]{0,20}$/),
    categories: fc.subarray([...CATEGORIES]),
    stores: fc.subarray([...STORES]),
    availability: fc.subarray([...AVAILABILITIES]),
    minPriceCents: price,
    maxPriceCents: price,
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: MAX_PAGE }),
  })
  // Without words nothing is relevant, and with words nothing is featured.
  const view = anyView.map(({ sort, ...rest }) => ({
    ...rest,
    sort: sortsOf(rest).includes(sort) ? sort : usualSort(rest.search),
  }))

  it('is undone by reading it', () => {
    fc.assert(
      fc.property(view, (given) => {
        expect(parseCatalogueQuery(catalogueQuery(given))).toEqual(ordered(given))
      }),
    )
  })
})
