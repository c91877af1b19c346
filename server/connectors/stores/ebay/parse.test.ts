// eBay's answers, good and bad, become offers, problems and faults, and nothing else.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFault, parseItems, parseSearch } from './parse.ts'
import empty from './fixtures/search-empty.json' with { type: 'json' }
import faulty from './fixtures/search-faulty.json' with { type: 'json' }
import last from './fixtures/search-last.json' with { type: 'json' }
import page from './fixtures/search-page.json' with { type: 'json' }

const reading = { store: 'ebay', affiliateId: '5339900001', ownPictures: false } as const
const first = { limit: 3, offset: 0 }

it('reads a page of a search and where the next one begins', () => {
  const read = parseSearch(page, first, reading)
  expect(read).toMatchObject({ nextOffset: 3, isWhole: true, problems: [], unpriced: [] })
  expect(
    read?.offers.map(({ externalId, priceCents, listPriceCents, category }) => ({
      externalId,
      priceCents,
      listPriceCents,
      category,
    })),
  ).toEqual([
    {
      externalId: '204500110001',
      priceCents: 12_995,
      listPriceCents: 17_900,
      category: 'Electronics',
    },
    {
      externalId: '204500110002-611200340077',
      priceCents: 1860,
      listPriceCents: null,
      category: 'Electronics',
    },
    {
      externalId: '204500110003',
      priceCents: 3488,
      listPriceCents: null,
      category: 'Home & Garden',
    },
  ])
  expect(read?.offers[2]?.title).toBe('Solbryn Ember Pocket Speaker NEW & sealed')
})

it('keeps eBay’s own affiliate link to the letter', () => {
  const offer = parseSearch(page, first, reading)?.offers[0]
  expect(offer?.affiliateUrl).toBe(page.itemSummaries[0]?.itemAffiliateWebUrl)
  expect(offer?.originalUrl).toBe('https://www.ebay.com/itm/204500110001')
})

it('tells the condition that eBay names, whatever the title says', () => {
  const conditionOf = (conditionId: string, title: string) => {
    const itemSummaries = [{ ...page.itemSummaries[0], conditionId, title }]
    return parseSearch({ ...page, itemSummaries }, first, reading)?.offers[0]?.condition
  }
  expect(conditionOf('1000', 'Speaker (Renewed)')).toBe('new')
  expect(conditionOf('1500', 'Speaker')).toBe('used')
  for (const other of ['2000', '3000', '7000', '', 'constructor'])
    expect(conditionOf(other, 'Speaker')).toBeUndefined()
})

it('keeps nothing about sellers', () => {
  expect(JSON.stringify(parseSearch(page, first, reading))).not.toContain('a_seller')
})

it('ends a search with its last page, and with an empty one', () => {
  expect(parseSearch(last, { limit: 3, offset: 6 }, reading)).toMatchObject({
    nextOffset: null,
    isWhole: true,
  })
  expect(parseSearch(empty, first, reading)).toEqual({
    offers: [],
    problems: [],
    unpriced: [],
    nextOffset: null,
    isWhole: true,
  })
})

it('judges each item of a page by itself', () => {
  const read = parseSearch(faulty, { limit: 14, offset: 0 }, reading)
  expect(read?.offers.map(({ title }) => title)).toEqual([
    'Twice',
    'Evil links',
    'Absurd list price',
  ])
  expect(read?.problems.map(({ code, externalId }) => `${code} ${externalId ?? '-'}`)).toEqual([
    'price_zero 204500120001',
    'price_negative 204500120002',
    'price_unreadable 204500120003',
    'title_missing 204500120004',
    'currency_unknown 204500120005',
    'condition_unwanted 204500120006',
    'duplicate_on_page 204500120007',
    'price_missing 204500120008',
    'id_unreadable -',
    'not_an_item -',
    'not_an_item -',
    'link_replaced 204500120009',
    'image_dropped 204500120009',
    'list_price_dropped 204500120010',
    'store_warning -',
  ])
  expect(read?.offers[1]).toMatchObject({
    images: ['https://i.ebayimg.com/ok.jpg'],
    affiliateUrl: expect.stringMatching(
      /^https:\/\/www\.ebay\.com\/itm\/204500120009\?.*campid=5339900001/u,
    ),
  })
})

it('notices half a page, and a search that leads in a circle', () => {
  const half = { ...page, itemSummaries: page.itemSummaries.slice(0, 1) }
  expect(parseSearch(half, first, reading)).toMatchObject({
    isWhole: false,
    nextOffset: 3,
    problems: [{ code: 'page_short', sample: '1 of 3' }],
  })
  const circle = { ...page, next: page.href }
  expect(parseSearch(circle, first, reading)).toMatchObject({
    isWhole: false,
    nextOffset: null,
    problems: [{ code: 'cursor_loop' }],
  })
})

it('says when a search holds more than eBay shows', () => {
  expect(parseSearch({ ...page, total: 12_000 }, first, reading)?.problems).toMatchObject([
    { code: 'results_capped' },
  ])
})

it('takes anything else for something else', () => {
  for (const body of [null, [], 'text', 5, {}, { total: '?' }, { total: 1, itemSummaries: {} }])
    expect(parseSearch(body, first, reading)).toBeNull()
})

it('survives any JSON in any place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
      parseSearch(a, first, reading)
      parseItems(a, reading)
      parseFault(500, a, null)
      const told = {
        ...page.itemSummaries[0],
        price: a,
        categories: b,
        image: c,
        localizedAspects: b,
      }
      const read = parseSearch(
        { total: 1, next: a, itemSummaries: [told, a, b], warnings: c },
        first,
        reading,
      )
      expect(read!.offers.every(({ priceCents, title }) => priceCents > 0 && title !== '')).toBe(
        true,
      )
    }),
  )
})
