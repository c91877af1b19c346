// The two addresses of a store's product: the plain one, and the one that brings our commission and must never lose it.
import { partnerIn, partnerLink, safeOutboundUrl } from './affiliate.ts'
import type { SyncStore } from './store-offer.ts'

/** The product's plain page, made from its number alone, so that no address from a third party is needed for it. */
export const offerPageUrl = (store: SyncStore, externalId: string): string => {
  if (store === 'amazon') return `https://www.amazon.com/dp/${encodeURIComponent(externalId)}`
  if (store === 'walmart') return `https://www.walmart.com/ip/${encodeURIComponent(externalId)}`
  const [item = '', variation] = externalId.split('-')
  const page = `https://www.ebay.com/itm/${encodeURIComponent(item)}`
  return variation === undefined ? page : `${page}?var=${encodeURIComponent(variation)}`
}

/** The parameter by which each store knows who sent the shopper; Walmart's partner links carry it in their path. */
const isOurs = (store: SyncStore, url: URL, id: string): boolean =>
  url.hostname === 'goto.walmart.com' || partnerIn(url, store) === id

/** Whether two links to a product pay the same partner, so that one is as good as the other. */
export const isSamePartner = (store: SyncStore, one: string, other: string): boolean => {
  // Pages bring hundreds of links, most of them known to the letter.
  if (one === other) return true
  const [first, second] = [URL.parse(one), URL.parse(other)]
  return first !== null && second !== null && partnerIn(first, store) === partnerIn(second, store)
}

export interface OfferLinks {
  readonly originalUrl: string
  readonly affiliateUrl: string
  /** The store sent an address that could not be used. */
  readonly isReplaced: boolean
}

/**
 * The store's own partner link, to the letter, when it is safe and carries our identifier; else one of our making on
 * the product's page. So an offer always has a link, and the link always pays.
 */
export const offerLinks = (
  store: SyncStore,
  externalId: string,
  given: unknown,
  affiliateId: string,
): OfferLinks => {
  const originalUrl = offerPageUrl(store, externalId)
  const safe = safeOutboundUrl(given, store)
  if (safe !== null && isOurs(store, new URL(safe), affiliateId))
    return { originalUrl, affiliateUrl: safe, isReplaced: false }
  return {
    originalUrl,
    affiliateUrl: partnerLink(store, originalUrl, affiliateId),
    isReplaced: given !== undefined && given !== null && given !== '',
  }
}
