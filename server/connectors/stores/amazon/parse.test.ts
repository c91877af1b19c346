// Amazon's answers, good and bad, become offers, problems and faults, and nothing else.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noOfferTexts } from '#tests/fixtures/no-texts.ts'
import { deniedIn, idsIn, isNothingFound, parseFault, parseItems, parseSearch } from './parse.ts'
import partial from './fixtures/items-partial.json' with { type: 'json' }
import refusals from './fixtures/refusals.json' with { type: 'json' }
import faulty from './fixtures/search-faulty.json' with { type: 'json' }
import last from './fixtures/search-last.json' with { type: 'json' }
import page from './fixtures/search-page.json' with { type: 'json' }
import short from './fixtures/search-short.json' with { type: 'json' }

const reading = { store: 'amazon', affiliateId: 'puente-20', ownPictures: false } as const

it('reads a page of a search', () => {
  const read = parseSearch(page, 1, reading)
  expect(read).toMatchObject({
    total: 13,
    isLast: false,
    isWhole: true,
    problems: [],
    unpriced: [],
  })
  expect(read?.offers).toHaveLength(10)
  expect(read?.offers[0]).toEqual({
    ...noOfferTexts,
    sourceStore: 'amazon',
    externalId: 'B0VELTRON1',
    title: 'Veltrona Nimbus 700 Wireless Headphones, Sand',
    brand: 'Veltrona',
    model: 'Nimbus 700',
    condition: null,
    gtin: '00036000291452',
    categoryPath: ['Electronics', 'Headphones', 'Over-Ear Headphones'],
    categoryIds: ['172282', '172541', '12097479011'],
    category: 'Electronics',
    priceCents: 12_995,
    listPriceCents: 17_900,
    currency: 'USD',
    availability: 'in_stock',
    stock: null,
    images: [
      'https://m.media-amazon.com/images/I/B0VELTRON1._SL1500_.jpg',
      'https://m.media-amazon.com/images/I/B0VELTRON1v1._SL500_.jpg',
    ],
    features: ['Hybrid noise canceling', '40 hours of battery'],
    specifications: [['Color', 'Sand']],
    weight: { thousandths: 560, unit: 'lb' },
    weightSource: 'provider',
    box: {
      length: { thousandths: 8000, unit: 'in' },
      width: { thousandths: 7200, unit: 'in' },
      height: { thousandths: 3500, unit: 'in' },
    },
    ratingTenths: null,
    reviewCount: null,
    affiliateUrl: 'https://www.amazon.com/dp/B0VELTRON1?tag=puente-20&linkCode=osi&th=1&psc=1',
    originalUrl: 'https://www.amazon.com/dp/B0VELTRON1',
  })
})

it('tells few, later and many apart, and reads hundredths of a pound', () => {
  const offers = parseSearch(page, 1, reading)?.offers ?? []
  const by = (id: string) => offers.find(({ externalId }) => externalId === id)
  expect(by('B0VELTRON3')?.availability).toBe('low_stock')
  expect(by('B0VELTRON4')?.availability).toBe('pre_order')
  expect(by('B0VELTRON5')?.weight).toEqual({ thousandths: 120, unit: 'lb' })
})

it('knows the last page by the number of results, and never asks beyond the tenth', () => {
  expect(parseSearch(last, 2, reading)).toMatchObject({ isLast: true, isWhole: true })
  const many = { searchResult: { ...page.searchResult, totalResultCount: 4000 } }
  expect(parseSearch(many, 9, reading)).toMatchObject({ isLast: false, isWhole: true })
  expect(parseSearch(many, 10, reading)).toMatchObject({ isLast: true, isWhole: true })
})

it('notices half a page', () => {
  expect(parseSearch(short, 1, reading)).toMatchObject({
    isWhole: false,
    isLast: false,
    problems: [{ code: 'page_short', sample: '1 of 10' }],
  })
})

it('judges each item of a page by itself', () => {
  const read = parseSearch(faulty, 1, reading)
  expect(read?.offers.map(({ title }) => title)).toEqual(['Twice'])
  expect(read?.unpriced).toEqual(['B0FAULTY07', 'B0FAULTY08'])
  expect(read?.problems.map(({ code, externalId }) => `${code} ${externalId ?? '-'}`)).toEqual([
    'price_zero B0FAULTY01',
    'price_negative B0FAULTY02',
    'price_unreadable B0FAULTY03',
    'title_missing B0FAULTY04',
    'currency_unknown B0FAULTY05',
    'duplicate_on_page B0FAULTY06',
    'id_unreadable -',
  ])
})

it('reads items beside refusals of others', () => {
  expect(parseItems(partial, reading)).toMatchObject({
    offers: [{ externalId: 'B0VELTRON1' }],
    problems: [{ code: 'item_refused', sample: expect.stringContaining('B0GONE0001') }],
  })
  expect(idsIn(partial)).toEqual(['B0VELTRON1'])
  expect(deniedIn(partial)).toEqual(['B0GONE0001'])
})

it.each([
  ['ItemNotAccessible', 'The ItemId B0GONE0001 is not accessible.', ['B0GONE0001']],
  ['InvalidParameterValue', 'The request is invalid.', []],
  ['InternalFailure', 'B0VELTRON1 could not be read.', []],
  ['TooManyRequests', 'B0VELTRON1 was throttled.', []],
])('takes %s «%s» as the denial of %j', (code, message, denied) => {
  expect(deniedIn({ errors: [{ code, message }] })).toEqual(denied)
})

it.each(
  Object.entries({
    field: 'permanent bad_request',
    tag: 'unauthorised partner_tag_refused',
    expired: 'unauthorised token_expired',
    eligible: 'unauthorised associate_not_eligible',
    nothing: 'permanent bad_request',
    gone: 'permanent bad_request',
    throttle: 'throttled too_many_requests',
    internal: 'retryable store_failed',
  }),
)('refusal «%s» is %s', (name, fault) => {
  const { status, body } = refusals[name as keyof typeof refusals]
  const { kind, code } = parseFault(status, body, null)
  expect(`${kind} ${code}`).toBe(fault)
  expect(isNothingFound(status, body)).toBe(status === 404)
})

it('takes the pause from the body when no header names it', () => {
  expect(parseFault(429, refusals.throttle.body, null).retryAfterSeconds).toBe(60)
  expect(parseFault(429, refusals.throttle.body, 5).retryAfterSeconds).toBe(5)
})

it('takes anything else for something else', () => {
  for (const body of [
    null,
    [],
    'text',
    5,
    {},
    { searchResult: {} },
    { searchResult: { totalResultCount: 1, items: {} } },
  ])
    expect(parseSearch(body, 1, reading)).toBeNull()
  expect(parseItems({}, reading)).toBeNull()
})

it('survives any JSON in any place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
      parseSearch(a, 1, reading)
      parseItems(a, reading)
      parseFault(500, a, null)
      const told = {
        ...page.searchResult.items[0],
        offersV2: a,
        browseNodeInfo: b,
        images: c,
        itemInfo: b,
      }
      const priced = { ...page.searchResult.items[0], asin: 'B0VELTRON9', itemInfo: a, images: b }
      const body = { searchResult: { totalResultCount: 3, items: [told, priced, a] }, errors: b }
      const read = parseSearch(body, 1, reading)
      expect(read!.offers.every(({ priceCents, title }) => priceCents > 0 && title !== '')).toBe(
        true,
      )
    }),
  )
})
