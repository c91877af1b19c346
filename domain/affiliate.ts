// Links to the partner stores: searches that carry our affiliate parameter, and product links that are safe to open.
import { safeHttpsUrl } from './outbound-url.ts'
import type { PartnerStore, Store } from './vocabulary.ts'

/** Our identifier at each store's partner programme. */
export type AffiliateIds = Readonly<Record<PartnerStore, string>>

/** Placeholders until the owner enters the shop's own identifiers. */
export const PLACEHOLDER_AFFILIATE_IDS: AffiliateIds = {
  amazon: 'puente-20',
  ebay: 'puente',
  aliexpress: 'puente',
  walmart: 'puente',
  target: 'puente',
}

interface StoreLink {
  readonly search: string
  readonly termParameter: string
  readonly affiliateParameter: string
  /** Hosts a product link may lead to: the shop itself and its partner redirects. */
  readonly hosts: readonly string[]
}

const LINKS: Record<PartnerStore, StoreLink> = {
  amazon: {
    search: 'https://www.amazon.com/s',
    termParameter: 'k',
    affiliateParameter: 'tag',
    hosts: ['amazon.com', 'amzn.to'],
  },
  ebay: {
    search: 'https://www.ebay.com/sch/i.html',
    termParameter: '_nkw',
    affiliateParameter: 'campid',
    hosts: ['ebay.com', 'ebay.us'],
  },
  aliexpress: {
    search: 'https://www.aliexpress.com/wholesale',
    termParameter: 'SearchText',
    affiliateParameter: 'aff_fcid',
    hosts: ['aliexpress.com', 'aliexpress.us'],
  },
  walmart: {
    search: 'https://www.walmart.com/search',
    termParameter: 'q',
    affiliateParameter: 'wmlspartner',
    hosts: ['walmart.com'],
  },
  target: {
    search: 'https://www.target.com/s',
    termParameter: 'searchTerm',
    affiliateParameter: 'afid',
    hosts: ['target.com'],
  },
}

/** The store's search for a term, with our identifier; null for a blank term, which searches for nothing. */
export const affiliateSearchUrl = (
  store: PartnerStore,
  term: string,
  ids: AffiliateIds = PLACEHOLDER_AFFILIATE_IDS,
): string | null => {
  const wanted = term.toWellFormed().trim()
  if (wanted === '') return null
  const { search, termParameter, affiliateParameter } = LINKS[store]
  return `${search}?${termParameter}=${encodeURIComponent(wanted)}&${affiliateParameter}=${encodeURIComponent(ids[store])}`
}

/**
 * eBay Partner Network names five parameters (developer.ebay.com, affiliate tracking links); mkrid 711-53200-19255-0 is
 * its rotation for eBay in the United States, toolid 10001 a link made by hand. The other stores know us by one.
 */
const parametersFor = (store: PartnerStore, id: string): readonly (readonly [string, string])[] =>
  store === 'ebay'
    ? [
        ['mkevt', '1'],
        ['mkcid', '1'],
        ['mkrid', '711-53200-19255-0'],
        ['campid', id],
        ['toolid', '10001'],
      ]
    : [[LINKS[store].affiliateParameter, id]]

/**
 * A safe link to a store with our identifier in it. Partner programmes' own addresses (goto.walmart.com, amzn.to) say
 * who sent the shopper in ways of theirs and stay to the letter.
 */
export const partnerLink = (store: PartnerStore, link: string, id: string): string => {
  const url = new URL(link)
  if (url.hostname.replace(/^(?:www|m)\./u, '') !== LINKS[store].hosts[0]) return link
  for (const [name, value] of parametersFor(store, id)) url.searchParams.set(name, value)
  return url.href
}

/** Whom a link to a store names as the partner who sent the shopper; null when it names nobody. */
export const partnerIn = (link: URL, store: PartnerStore): string | null =>
  link.searchParams.get(LINKS[store].affiliateParameter)

/** A product's address if it is safe and really leads to the store; else null, as for what is the shop's own. */
export const safeOutboundUrl = (text: unknown, store: Store): string | null =>
  store === 'own' ? null : safeHttpsUrl(text, LINKS[store].hosts)
