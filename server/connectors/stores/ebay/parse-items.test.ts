// eBay's whole items tell what a search does not, and its refusals tell what to do next.
import { expect, it } from 'vitest'
import { noOfferTexts } from '#tests/fixtures/no-texts.ts'
import { externalIdOf, itemIdOf } from './item-id.ts'
import { deniedIn, idsIn, isUnknownItem, parseFault, parseItems } from './parse.ts'
import item from './fixtures/item.json' with { type: 'json' }
import refusals from './fixtures/refusals.json' with { type: 'json' }

const reading = { store: 'ebay', affiliateId: '5339900001', ownPictures: false } as const

it('reads brand, model, bar code, stock, weight and ratings of a whole item', () => {
  expect(parseItems(item, reading)?.offers).toEqual([
    {
      ...noOfferTexts,
      sourceStore: 'ebay',
      externalId: '204500110001',
      title: 'Veltrona Nimbus 700 Wireless Headphones, Sand',
      brand: 'Veltrona',
      model: 'Nimbus 700',
      condition: 'new',
      gtin: '00036000291452',
      categoryPath: ['Consumer Electronics', 'Portable Audio & Headphones', 'Headphones'],
      categoryIds: ['293', '15052', '112529'],
      category: 'Electronics',
      priceCents: 12_995,
      listPriceCents: 17_900,
      currency: 'USD',
      availability: 'in_stock',
      stock: 10,
      images: [
        'https://i.ebayimg.com/images/g/204500110001/s-l1600.jpg',
        'https://i.ebayimg.com/images/g/204500110001b/s-l1600.jpg',
      ],
      features: [],
      specifications: [
        ['Brand', 'Veltrona'],
        ['Model', 'Nimbus 700'],
        ['Item Weight', '1 lb 4 oz'],
        ['Item Length', '8 in'],
        ['Item Width', '7.2 in'],
        ['Item Height', '3.5 in'],
        ['constructor', 'foam'],
      ],
      description: 'New & sealed. Two-year warranty.',
      weight: { thousandths: 20_000, unit: 'oz' },
      weightSource: 'provider',
      box: {
        length: { thousandths: 8000, unit: 'in' },
        width: { thousandths: 7200, unit: 'in' },
        height: { thousandths: 3500, unit: 'in' },
      },
      ratingTenths: 47,
      reviewCount: 128,
      affiliateUrl: item.itemAffiliateWebUrl,
      originalUrl: 'https://www.ebay.com/itm/204500110001',
    },
  ])
})

it.each([
  [{ estimatedAvailabilityStatus: 'OUT_OF_STOCK' }, 'out_of_stock', 0],
  [{ estimatedAvailabilityStatus: 'IN_STOCK', estimatedAvailableQuantity: 0 }, 'out_of_stock', 0],
  [{ estimatedAvailabilityStatus: 'LIMITED_STOCK', estimatedAvailableQuantity: 8 }, 'low_stock', 8],
  [{ estimatedAvailabilityStatus: 'IN_STOCK', estimatedAvailableQuantity: 3 }, 'low_stock', 3],
  [{ estimatedAvailabilityStatus: 'IN_STOCK', estimatedAvailableQuantity: 60 }, 'in_stock', 60],
  [{}, 'in_stock', null],
])('stock %j is %s %j', (told, availability, stock) => {
  const read = parseItems({ ...item, estimatedAvailabilities: [told] }, reading)
  expect(read?.offers[0]).toMatchObject({ availability, stock })
})

it('reads several items and the warnings about those that are gone', () => {
  const gone = { errorId: 11_001, parameters: [{ name: 'itemId', value: 'v1|1234567890|0' }] }
  const body = { items: [item], warnings: [gone, { errorId: 12_000, message: 'v1|5|0 is slow' }] }
  expect(deniedIn(body)).toEqual(['1234567890'])
  expect(parseItems(body, reading)).toMatchObject({
    offers: [{ externalId: '204500110001' }],
    problems: [{ code: 'store_warning' }, { code: 'store_warning' }],
  })
  expect(idsIn(body)).toEqual(['204500110001'])
})

it.each(
  Object.entries({
    limit: 'permanent bad_request',
    offset: 'permanent bad_request',
    token: 'unauthorised token_refused',
    rights: 'unauthorised refused',
    gone: 'permanent bad_request',
    marketplace: 'permanent marketplace_refused',
    quota: 'quota quota_used_up',
    internal: 'retryable store_failed',
  }),
)('refusal «%s» is %s', (name, fault) => {
  const { status, body } = refusals[name as keyof typeof refusals]
  const { kind, code, detail } = parseFault(status, body, null)
  expect(`${kind} ${code}`).toBe(fault)
  expect(detail).not.toBe('')
})

it('takes a gateway’s 404 for no word about an item', () => {
  expect(isUnknownItem(404, refusals.gone.body)).toBe(true)
  expect(isUnknownItem(404, undefined)).toBe(false)
  expect(isUnknownItem(500, refusals.internal.body)).toBe(false)
})

it('is throttled, not out of quota, when eBay names a pause', () => {
  expect(parseFault(429, refusals.quota.body, 20)).toMatchObject({
    kind: 'throttled',
    retryAfterSeconds: 20,
  })
})

it.each([
  ['v1|204500110001|0', '204500110001'],
  ['v1|204500110002|611200340077', '204500110002-611200340077'],
])('knows %s as %s, and back', (itemId, externalId) => {
  expect(externalIdOf(itemId)).toBe(externalId)
  expect(itemIdOf(externalId)).toBe(itemId)
})

it.each(['', '204500110001', 'v2|204500110001|0', 'v1|204500110001', 'v1|x|0'])(
  '%j is no item id',
  (text) => {
    expect(externalIdOf(text)).toBeNull()
  },
)
