// Walmart's answers, good and bad, become offers, problems and faults, and nothing else.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noOfferTexts } from '#tests/fixtures/no-texts.ts'
import {
  idsIn,
  isUnknownItem,
  parseCatalog,
  parseFault,
  parseItems,
  parseTaxonomy,
} from './parse.ts'
import empty from './fixtures/catalog-empty.json' with { type: 'json' }
import faulty from './fixtures/catalog-faulty.json' with { type: 'json' }
import last from './fixtures/catalog-last.json' with { type: 'json' }
import page from './fixtures/catalog-page.json' with { type: 'json' }
import refusals from './fixtures/refusals.json' with { type: 'json' }
import search from './fixtures/search.json' with { type: 'json' }
import taxonomy from './fixtures/taxonomy.json' with { type: 'json' }

const reading = { store: 'walmart', affiliateId: 'PUENTE7', ownPictures: false } as const

it('reads a page of a category and where the next one lies', () => {
  const read = parseCatalog(page, 3, reading)
  expect(read).toMatchObject({ nextPath: page.nextPage, isWhole: true, problems: [], unpriced: [] })
  expect(read?.offers[0]).toEqual({
    ...noOfferTexts,
    sourceStore: 'walmart',
    externalId: '61000001',
    title: 'Tavrik 20V Cordless Drill',
    brand: 'TAVRIK',
    model: 'TD-20',
    condition: null,
    gtin: '00036000291452',
    categoryPath: ['Home Improvement', 'Tools', 'Power Tools', 'Drills'],
    categoryIds: ['1072864', '1067618', '1068994'],
    category: 'Home & Garden',
    priceCents: 5900,
    listPriceCents: 7900,
    currency: 'USD',
    availability: 'in_stock',
    stock: null,
    images: [page.items[0]?.largeImage, page.items[0]?.imageEntities[1]?.largeImage],
    features: [],
    specifications: [['Color', 'Olive']],
    description: 'Two speeds & a lamp',
    weight: null,
    weightSource: 'none',
    box: null,
    ratingTenths: 45,
    reviewCount: 120,
    affiliateUrl: page.items[0]?.productTrackingUrl,
    originalUrl: 'https://www.walmart.com/ip/61000001',
  })
  expect(
    read?.offers
      .slice(1)
      .map(({ listPriceCents, availability }) => ({ listPriceCents, availability })),
  ).toEqual([
    { listPriceCents: null, availability: 'low_stock' },
    { listPriceCents: null, availability: 'low_stock' },
  ])
})

it('ends a category with its last page, and with an empty one', () => {
  expect(parseCatalog(last, 3, reading)).toMatchObject({
    nextPath: null,
    isWhole: true,
    offers: [{ externalId: '61000004', availability: 'out_of_stock' }],
  })
  expect(parseCatalog(empty, 3, reading)).toMatchObject({
    offers: [],
    nextPath: null,
    isWhole: true,
  })
})

it('judges each item of a page by itself, and follows no foreign next page', () => {
  const read = parseCatalog(faulty, 12, reading)
  expect(read).toMatchObject({ nextPath: null, isWhole: false, unpriced: ['62000007'] })
  expect(read?.offers.map(({ title }) => title)).toEqual(['Twice', 'Evil'])
  expect(read?.problems.map(({ code, externalId }) => `${code} ${externalId ?? '-'}`)).toEqual([
    'price_zero 62000001',
    'price_negative 62000002',
    'price_unreadable 62000003',
    'title_missing 62000004',
    'price_missing 62000005',
    'duplicate_on_page 62000006',
    'id_unreadable -',
    'not_an_item -',
    'not_an_item -',
    'link_replaced 62000008',
    'image_dropped 62000008',
    'cursor_loop -',
  ])
  expect(read?.offers[1]?.affiliateUrl).toBe(
    'https://www.walmart.com/ip/62000008?wmlspartner=PUENTE7',
  )
})

it.each([
  '//evil.example/api-proxy/service/affil/product/v2/paginated/items?x',
  '/api-proxy/service/affil/product/v2/paginated/../../../admin?x',
  '/api-proxy/service/affil/product/v2/paginated/items?a\r\nhost: x',
  '@evil.example/',
  5,
])('does not follow %j', (nextPage) => {
  expect(parseCatalog({ ...page, nextPage }, 3, reading)).toMatchObject({
    nextPath: null,
    isWhole: false,
  })
})

it('notices half a page', () => {
  const half = { ...page, items: page.items.slice(0, 1) }
  expect(parseCatalog(half, 3, reading)).toMatchObject({
    isWhole: false,
    nextPath: page.nextPage,
    problems: [{ code: 'page_short', sample: '1 of 3' }],
  })
})

it('reads what a search found, and nothing', () => {
  expect(parseItems(search, reading)?.offers).toMatchObject([{ externalId: '61000001' }])
  expect(idsIn(search)).toEqual(['61000001'])
  expect(
    parseItems({ query: 'x', totalResults: 0, start: 1, numItems: 0 }, reading)?.offers,
  ).toEqual([])
})

it('reads the departments of the taxonomy', () => {
  expect(parseTaxonomy(taxonomy)).toEqual([
    { id: '3944', name: 'Electronics' },
    { id: '4171', name: 'Toys' },
  ])
  expect(parseTaxonomy({})).toBeNull()
})

it.each(
  Object.entries({
    item: 'permanent bad_request',
    signature: 'unauthorised signature_refused',
    timestamp: 'unauthorised clock_skew',
    speed: 'throttled too_many_requests',
    quota: 'quota quota_used_up',
    gateway: 'retryable store_failed',
  }),
)('refusal «%s» is %s', (name, fault) => {
  const { status, body } = refusals[name as keyof typeof refusals]
  const { kind, code, detail } = parseFault(status, body, null)
  expect(`${kind} ${code}`).toBe(fault)
  expect(detail).not.toBe('')
  expect(isUnknownItem(status, body)).toBe(name === 'item')
})

it('takes anything else for something else', () => {
  for (const body of [null, [], 'text', 5, {}, { items: {} }, { category: '1' }]) {
    expect(parseCatalog(body, 3, reading)).toBeNull()
    expect(parseItems(body, reading)).toBeNull()
  }
})

it('survives any JSON in any place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
      parseCatalog(a, 3, reading)
      parseItems(a, reading)
      parseTaxonomy({ categories: [a, { id: b, name: c }] })
      parseFault(500, a, null)
      const told = {
        ...page.items[0],
        salePrice: a,
        msrp: b,
        imageEntities: c,
        categoryPath: b,
        stock: c,
        name: a,
      }
      const read = parseCatalog({ nextPageExist: b, nextPage: a, items: [told, a, b] }, 3, reading)
      expect(read!.offers.every(({ priceCents, title }) => priceCents > 0 && title !== '')).toBe(
        true,
      )
    }),
  )
})
