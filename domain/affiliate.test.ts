// Searches reach the right store with our parameter, and no hostile address gets through.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  affiliateSearchUrl,
  partnerLink,
  PLACEHOLDER_AFFILIATE_IDS,
  safeOutboundUrl,
} from './affiliate.ts'
import { PARTNER_STORES } from './vocabulary.ts'

test.each([
  ['amazon', 'https://www.amazon.com/s?k=ni%C3%B1o%20%26%20co&tag=puente-20'],
  ['ebay', 'https://www.ebay.com/sch/i.html?_nkw=ni%C3%B1o%20%26%20co&campid=puente'],
  [
    'aliexpress',
    'https://www.aliexpress.com/wholesale?SearchText=ni%C3%B1o%20%26%20co&aff_fcid=puente',
  ],
  ['walmart', 'https://www.walmart.com/search?q=ni%C3%B1o%20%26%20co&wmlspartner=puente'],
  ['target', 'https://www.target.com/s?searchTerm=ni%C3%B1o%20%26%20co&afid=puente'],
] as const)('a search at %s', (store, url) => {
  expect(affiliateSearchUrl(store, ' niño & co ')).toBe(url)
})

it('carries the shop’s own identifier, encoded', () => {
  const ids = { ...PLACEHOLDER_AFFILIATE_IDS, amazon: 'a&b=c' }
  expect(affiliateSearchUrl('amazon', 'x', ids)).toBe('https://www.amazon.com/s?k=x&tag=a%26b%3Dc')
})

it('searches for nothing when nothing is typed', () => {
  expect(affiliateSearchUrl('ebay', ' \t ')).toBeNull()
})

test.each([
  ['amazon', 'https://www.amazon.com/dp/B0?th=1', 'https://www.amazon.com/dp/B0?th=1&tag=us'],
  ['amazon', 'https://amazon.com/dp/B0?tag=other#a', 'https://amazon.com/dp/B0?tag=us#a'],
  ['amazon', 'https://amzn.to/3abc', 'https://amzn.to/3abc'],
  ['walmart', 'https://www.walmart.com/ip/1', 'https://www.walmart.com/ip/1?wmlspartner=us'],
  ['walmart', 'https://goto.walmart.com/c/1/2/3?u=x', 'https://goto.walmart.com/c/1/2/3?u=x'],
  ['aliexpress', 'https://m.aliexpress.com/i/1', 'https://m.aliexpress.com/i/1?aff_fcid=us'],
  ['target', 'https://www.target.com/p/1', 'https://www.target.com/p/1?afid=us'],
  [
    'ebay',
    'https://www.ebay.com/itm/1?var=2',
    'https://www.ebay.com/itm/1?var=2&mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=us&toolid=10001',
  ],
] as const)('%s is told who sends the shopper to %s', (store, link, made) => {
  expect(partnerLink(store, link, 'us')).toBe(made)
  expect(partnerLink(store, made, 'us')).toBe(made)
})

test.each([
  ['amazon', 'https://www.amazon.com/dp/B0?tag=x', 'https://www.amazon.com/dp/B0?tag=x'],
  ['amazon', 'https://amazon.com', 'https://amazon.com/'],
  ['amazon', 'HTTPS://WWW.AMAZON.COM/dp/B0', 'https://www.amazon.com/dp/B0'],
  ['amazon', 'https://www.amazon.com:443/', 'https://www.amazon.com/'],
  ['walmart', 'https://goto.walmart.com/c/1', 'https://goto.walmart.com/c/1'],
  ['ebay', 'https://www.ebay.com/itm/1#a', 'https://www.ebay.com/itm/1#a'],
] as const)('%s may open %s', (store, text, href) => {
  expect(safeOutboundUrl(text, store)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://amazon.com',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://amazon.com/1',
  'file:///etc/passwd',
  'http://www.amazon.com/',
  '//evil.io',
  '//www.amazon.com/',
  '/dp/B0',
  'www.amazon.com',
  'https:www.amazon.com',
  'https:/www.amazon.com',
  'https:///www.amazon.com',
  'https:\\\\www.amazon.com',
  'https://evil.io\\@amazon.com',
  'https://amazon.com\\.evil.io',
  'https://amazon.com.evil.io/',
  'https://evilamazon.com/',
  'https://amazon.com@evil.io/',
  'https://evil.io#@amazon.com/',
  'https://evil.io/?amazon.com',
  'https://user:pass@www.amazon.com/',
  'https://user@www.amazon.com/',
  'https://www.amazon.com:8443/',
  'https://аmazon.com/',
  'https://amazon.com。evil.io/',
  'https://amazon.com%2eevil.io/',
  'https://amazon.com.',
  'https://amazon.co/',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://www.ama\tzon.com/',
  'https://www.amazon.com/\n',
  ' https://www.amazon.com/',
  'https://www.amazon.com/\u202Egpj.exe',
  'https://www.amazon.com/a b',
  'https://',
  'https://.amazon.com ',
  `https://www.amazon.com/${'a'.repeat(2048)}`,
  '',
  null,
  undefined,
  7,
  { href: 'https://www.amazon.com/' },
])('%j is not opened', (hostile) => {
  expect(safeOutboundUrl(hostile, 'amazon')).toBeNull()
})

it('does not open one store’s address for another', () => {
  expect(safeOutboundUrl('https://www.ebay.com/', 'amazon')).toBeNull()
})

describe('any text', () => {
  const store = fc.constantFrom(...PARTNER_STORES)

  it('searched for stays inside the term', () => {
    fc.assert(
      fc.property(store, fc.string({ unit: 'binary' }), (at, term) => {
        const url = affiliateSearchUrl(at, term)
        if (url === null) expect(term.trim()).toBe('')
        else {
          expect([...new URL(url).searchParams.values()]).toEqual([
            term.trim(),
            PLACEHOLDER_AFFILIATE_IDS[at],
          ])
          expect(safeOutboundUrl(url, at)).toBe(url.length > 2048 ? null : new URL(url).href)
        }
      }),
    )
  })

  it('opened is https at the store or nothing, and safe again', () => {
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((rest) => `https://www.target.com${rest}`),
    )
    fc.assert(
      fc.property(text, (value) => {
        const href = safeOutboundUrl(value, 'target')
        if (href === null) return
        const { protocol, hostname } = new URL(href)
        expect([protocol, hostname]).toEqual([
          'https:',
          expect.stringMatching(/(?:^|\.)target\.com$/u),
        ])
        expect(safeOutboundUrl(href, 'target')).toBe(href)
      }),
    )
  })
})
