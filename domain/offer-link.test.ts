// Whatever a store sends, the link leads to the store and carries our identifier.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSamePartner, offerLinks } from './offer-link.ts'

const AMAZON = 'https://www.amazon.com/dp/B0DS6WPTLL?tag=puente-20&linkCode=osi&th=1&psc=1'
const EBAY =
  'https://www.ebay.com/itm/110551990001?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=5338&customid=r&toolid=10049'
const WALMART =
  'https://goto.walmart.com/c/77/568844/9383?veh=aff&sourceid=imp_1&u=https%3A%2F%2Fwww.walmart.com%2Fip%2FKit-#1%2F5000000%3Faffp1%3Dx'

it.each([
  ['amazon', 'B0DS6WPTLL', AMAZON, 'puente-20'],
  ['ebay', '110551990001', EBAY, '5338'],
  ['walmart', '5000000', WALMART, '77'],
] as const)('keeps the link of %s to the letter', (store, id, url, affiliateId) => {
  expect(offerLinks(store, id, url, affiliateId)).toMatchObject({
    affiliateUrl: url,
    isReplaced: false,
  })
})

it.each([
  ['amazon', 'B0DS6WPTLL', 'https://www.amazon.com/dp/B0DS6WPTLL?tag=puente-20'],
  ['walmart', '5000000', 'https://www.walmart.com/ip/5000000?wmlspartner=puente-20'],
  [
    'ebay',
    '110551990001',
    'https://www.ebay.com/itm/110551990001?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=puente-20&toolid=10001',
  ],
  [
    'ebay',
    '110551990001-55',
    'https://www.ebay.com/itm/110551990001?var=55&mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=puente-20&toolid=10001',
  ],
] as const)('makes a link of its own for %s %s', (store, id, url) => {
  expect(offerLinks(store, id, undefined, 'puente-20')).toMatchObject({
    affiliateUrl: url,
    isReplaced: false,
  })
})

it.each([
  AMAZON.replace('puente-20', 'somebody-21'),
  AMAZON.replace('tag=puente-20&', ''),
  'https://amazon.com.evil.example/dp/B0DS6WPTLL?tag=puente-20',
  'https://amazon.com@evil.example/?tag=puente-20',
  'javascript:alert(1)//?tag=puente-20',
  'http://www.amazon.com/dp/B0DS6WPTLL?tag=puente-20',
  `${AMAZON}&x=${'y'.repeat(3000)}`,
  17,
])('replaces %j', (given) => {
  expect(offerLinks('amazon', 'B0DS6WPTLL', given, 'puente-20')).toEqual({
    originalUrl: 'https://www.amazon.com/dp/B0DS6WPTLL',
    affiliateUrl: 'https://www.amazon.com/dp/B0DS6WPTLL?tag=puente-20',
    isReplaced: true,
  })
})

it('always leads to the store with our identifier', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.anything()), (given) => {
      const url = new URL(offerLinks('amazon', 'B0DS6WPTLL', given, 'puente-20').affiliateUrl)
      expect([url.protocol, url.hostname, url.searchParams.get('tag')]).toEqual([
        'https:',
        'www.amazon.com',
        'puente-20',
      ])
    }),
  )
})

it.each([
  [
    'https://www.ebay.com/itm/1?campid=5&customid=a',
    'https://www.ebay.com/itm/1?mkcid=1&campid=5',
    true,
  ],
  ['https://www.ebay.com/itm/1?campid=5', 'https://www.ebay.com/itm/1?campid=6', false],
  ['https://www.ebay.com/itm/1', 'https://www.ebay.com/itm/1?campid=6', false],
  ['', 'https://www.ebay.com/itm/1?campid=6', false],
])('%s and %s pay the same partner: %s', (one, other, isSame) => {
  expect(isSamePartner('ebay', one, other)).toBe(isSame)
})
