// Addresses of products as people copy them, and those that only look like one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStoreLink } from './store-link.ts'

const one = (store: string, ...externalIds: string[]) => ({
  kind: 'items',
  items: [{ store, externalIds }],
})

test.each([
  [
    'https://www.amazon.com/Some-Thing-Black/dp/B0CHX1W1XY/ref=sr_1_3?keywords=thing&th=1',
    'amazon',
    'B0CHX1W1XY',
  ],
  ['https://amazon.com/dp/b0chx1w1xy', 'amazon', 'B0CHX1W1XY'],
  ['https://www.amazon.com/gp/product/0545162076?tag=x-20', 'amazon', '0545162076'],
  ['https://www.amazon.com/gp/aw/d/B0CHX1W1XY', 'amazon', 'B0CHX1W1XY'],
  ['smile.amazon.com/dp/B0CHX1W1XY', 'amazon', 'B0CHX1W1XY'],
  ['  B0CHX1W1XY ', 'amazon', 'B0CHX1W1XY'],
  ['https://www.ebay.com/itm/110551990001?hash=item19bd', 'ebay', '110551990001'],
  ['https://www.ebay.com/itm/Some-thing-new/110551990001', 'ebay', '110551990001'],
  ['http://m.ebay.com/itm/110551990001', 'ebay', '110551990001'],
  ['https://www.walmart.com/ip/Some-Thing/5689919121?athbdg=L1600', 'walmart', '5689919121'],
  ['walmart.com/ip/5689919121', 'walmart', '5689919121'],
])('%s', (text, store, id) => {
  expect(readStoreLink(text)).toEqual(one(store, id))
})

test('a variation is looked for before its item, and a bare number in both stores that have such', () => {
  expect(readStoreLink('https://www.ebay.com/itm/110551990001?var=410123456789')).toEqual(
    one('ebay', '110551990001-410123456789', '110551990001'),
  )
  expect(readStoreLink('110551990001')).toMatchObject({
    items: [{ store: 'ebay' }, { store: 'walmart' }],
  })
  expect(readStoreLink('5689919121')).toMatchObject({
    items: [{ store: 'walmart' }, { store: 'ebay' }],
  })
})

test.each([
  ['https://amazon.com.evil.example/dp/B0CHX1W1XY', 'unknown_store'],
  ['https://evil.example/?u=https://www.amazon.com/dp/B0CHX1W1XY', 'unknown_store'],
  ['https://www.amazon.com@evil.example/dp/B0CHX1W1XY', 'unknown_store'],
  ['https://user:pass@www.amazon.com/dp/B0CHX1W1XY', 'unknown_store'],
  ['https://notamazon.com/dp/B0CHX1W1XY', 'unknown_store'],
  ['https://аmazon.com/dp/B0CHX1W1XY', 'unknown_store'],
  ['javascript:alert(1)', 'unknown_store'],
  ['data:text/html,<b>x</b>', 'unknown_store'],
  ['https://', 'unknown_store'],
  ['https://www.aliexpress.com/item/1005006.html', 'unknown_store'],
  ['https://www.amazon.es/dp/B0CHX1W1XY', 'other_country'],
  ['https://www.amazon.co.uk/dp/B0CHX1W1XY', 'other_country'],
  ['https://www.ebay.de/itm/110551990001', 'other_country'],
  ['https://a.co/d/abc123', 'short_link'],
  ['https://amzn.to/3xYz', 'short_link'],
  ['https://www.amazon.com/', 'no_product'],
  ['https://www.amazon.com/s?k=phone', 'no_product'],
  ['https://www.ebay.com/sch/i.html?_nkw=phone', 'no_product'],
  ['https://www.walmart.com/cart', 'no_product'],
])('%s is advice', (text, fault) => {
  expect(readStoreLink(text)).toEqual({ kind: 'fault', fault })
})

test.each(['cámara', 'iPhone 15 pro', '42', 'TV 43"', '', 'zapatos: rojos'])(
  '«%s» are words',
  (text) => {
    expect(readStoreLink(text)).toEqual({ kind: 'words' })
  },
)

test('nothing breaks it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((end) => `https://www.ebay.com/itm/${end}`),
      ),
      (text) => {
        expect(['items', 'fault', 'words']).toContain(readStoreLink(text).kind)
      },
    ),
  )
})
