// The two addresses of a store's product: the plain one, and the one that brings our commission and must never lose it.
import { partnerIn, safeOutboundUrl } from './affiliate.ts'
import type { SyncStore } from './store-offer.ts'

/** The product's plain page, made from its number alone, so that no stranger's address is needed for it. */
export const offerPageUrl = (store: SyncStore, externalId: string): string => {
  if (store === 'amazon') return `https://www.amazon.com/dp/${encodeURIComponent(externalId)}`
  if (store === 'walmart') return `https://www.walmart.com/ip/${encodeURIComponent(externalId)}`
  const [item = '', variation] = externalId.split('-')
  const page = `https://www.ebay.com/itm/${encodeURIComponent(item)}`
  return variation === undefined ? page : `${page}?var=${encodeURIComponent(variation)}`
}

/**
 * The parameters that make a link ours. eBay Partner Network names five (developer.ebay.com, affiliate tracking
 * links); mkrid 711-53200-19255-0 is its rotation for eBay in the United States, 10001 a link made by hand.
 */
const PARAMETERS: Record<SyncStore, (id: string) => readonly (readonly [string, string])[]> = {
  amazon: (id) => [['tag', id]],
  ebay: (id) => [
    ['mkevt', '1'],
    ['mkcid', '1'],
    ['mkrid', '711-53200-19255-0'],
    ['campid', id],
    ['toolid', '10001'],
  ],
  walmart: (id) => [['wmlspartner', id]],
}

/** The parameter by which each store knows who sent the shopper; Walmart's partner links carry it in their path. */
const isOurs = (store: SyncStore, url: URL, id: string): boolean =>
  url.hostname === 'goto.walmart.com' || partnerIn(url, store) === id

/** Whether two links to a product pay the same partner, so that one is as good as the other. */
export const isSamePartner = (store: SyncStore, one: string, other: string): boolean => {
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
  const made = new URL(originalUrl)
  for (const [name, value] of PARAMETERS[store](affiliateId)) made.searchParams.set(name, value)
  return {
    originalUrl,
    affiliateUrl: made.href,
    isReplaced: given !== undefined && given !== null && given !== '',
  }
}
