// What people read of an offer has its signs; what machines read of it stays to the letter.
import { expect, it } from 'vitest'
import { readItems } from './read-items.ts'

it('reads the words of an item as HTML writes them, its numbers and addresses as they are', () => {
  const item = {
    externalId: '1072864',
    title: 'LEGO&amp;reg; City',
    brand: 'LEGO&reg;',
    categoryPath: ['Caf&eacute; &amp; Bar', 'Lamps'],
    features: ['Men&#8217;s', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    specifications: [['Size&trade;', '5&frac12; in']],
    description: '&amp;lt;p&amp;gt;Two &amp;bull; one&amp;lt;/p&amp;gt;',
    price: 12.5,
    currency: 'USD',
    availability: 'in_stock',
    affiliateUrl: 'https://www.walmart.com/ip/1072864?wmlspartner=us&reg;=1',
  } as const
  const reading = { store: 'walmart', affiliateId: 'us', ownPictures: false } as const
  const { offers, problems } = readItems(
    [item],
    (raw) => ({ kind: 'offer', raw: raw as typeof item }),
    reading,
  )
  expect(offers).toMatchObject([
    {
      title: 'LEGO® City',
      brand: 'LEGO®',
      features: ['Men’s'],
      specifications: [['Size™', '5½ in']],
      description: 'Two • one',
      affiliateUrl: item.affiliateUrl,
    },
  ])
  expect(JSON.stringify(offers)).toContain('Café & Bar')
  expect(problems).toEqual([])
})
