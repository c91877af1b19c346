// Gives a demo product the id and the addresses its store would give it.
import type { DemoProduct } from './demo-product.ts'
import { seededNumber } from './seeded-number.ts'

type Listing = Pick<DemoProduct, 'store' | 'externalId' | 'affiliateUrl' | 'originalUrl'>

function digits(slug: string, count: number): string {
  const drawn = Array.from({ length: count }, (_, at) =>
    Math.floor(seededNumber(`${at} ${slug}`) * 10),
  ).join('')
  return drawn.replace(/^0/, '7')
}

const letters = (slug: string, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    Math.floor(seededNumber(`${at} ${slug}`) * 36).toString(36),
  )
    .join('')
    .toUpperCase()

function amazon(slug: string): Listing {
  const externalId = `B0${letters(slug, 8)}`
  const originalUrl = `https://www.amazon.com/dp/${externalId}`
  return { store: 'amazon', externalId, originalUrl, affiliateUrl: `${originalUrl}?tag=puente-20` }
}

function ebay(slug: string): Listing {
  const externalId = digits(slug, 12)
  const originalUrl = `https://www.ebay.com/itm/${externalId}`
  return {
    store: 'ebay',
    externalId,
    originalUrl,
    affiliateUrl: `${originalUrl}?campid=5338000000&customid=puente`,
  }
}

function aliexpress(slug: string): Listing {
  const externalId = `100500${digits(slug, 10)}`
  const originalUrl = `https://www.aliexpress.com/item/${externalId}.html`
  return {
    store: 'aliexpress',
    externalId,
    originalUrl,
    affiliateUrl: `${originalUrl}?aff_trace_key=puente`,
  }
}

function walmart(slug: string): Listing {
  const externalId = digits(slug, 10)
  const originalUrl = `https://www.walmart.com/ip/${externalId}`
  return { store: 'walmart', externalId, originalUrl, affiliateUrl: `${originalUrl}?affp1=puente` }
}

function target(slug: string): Listing {
  const externalId = `A-${digits(slug, 8)}`
  const originalUrl = `https://www.target.com/p/-/${externalId}`
  return { store: 'target', externalId, originalUrl, affiliateUrl: `${originalUrl}?afid=puente` }
}

const stores: Record<string, (slug: string) => Listing> = {
  A: amazon,
  E: ebay,
  X: aliexpress,
  W: walmart,
  T: target,
}

export function storeListing(letter: string, slug: string): Listing {
  const list = stores[letter]
  if (!list) throw new Error(`no store stands behind the letter ${letter}`)
  return list(slug)
}
