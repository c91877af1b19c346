// What a shopper pastes of a store: a product's address or number, understood without asking anybody.
import { SYNC_STORES, type SyncStore } from './store-offer.ts'

/** One product of a store by the store's own numbers, the most exact one first. */
export interface StoreItem {
  readonly store: SyncStore
  readonly externalIds: readonly string[]
}

export const STORE_LINK_FAULTS = [
  'unknown_store',
  'other_country',
  'short_link',
  'no_product',
] as const
/**
 * `unknown_store`: no address of these stores; `other_country`: a store of them elsewhere; `short_link`: one that says
 * nothing before it is opened; `no_product`: a page of the store that is no product's.
 */
export type StoreLinkFault = (typeof STORE_LINK_FAULTS)[number]

export type StoreLink =
  | { readonly kind: 'items'; readonly items: readonly StoreItem[] }
  | { readonly kind: 'fault'; readonly fault: StoreLinkFault }
  /** No address and no number: words to search for. */
  | { readonly kind: 'words' }

/** The stores' own domains in the United States. */
const HOSTS: Readonly<Record<SyncStore, string>> = {
  amazon: 'amazon.com',
  ebay: 'ebay.com',
  walmart: 'walmart.com',
}
const SHORT_HOSTS: ReadonlySet<string> = new Set([
  'a.co',
  'amzn.to',
  'amzn.com',
  'ebay.us',
  'ebay.to',
  'walmrt.us',
])

/** Where each store writes a product's number, as on its pages, in its apps and in links of partners. */
const NUMBER_AT: Readonly<Record<SyncStore, RegExp>> = {
  amazon:
    /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|exec\/obidos\/asin)\/([a-z0-9]{10})(?:\/|$)/i,
  ebay: /\/itm\/(?:[^/]+\/)?(\d{9,15})(?:\/|$)/,
  walmart: /\/ip\/(?:[^/]+\/)?(\d{5,15})(?:\/|$)/,
}

const isAt = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

const idsOf = (store: SyncStore, url: URL): string[] => {
  const id = NUMBER_AT[store].exec(url.pathname)?.[1]
  if (id === undefined) return []
  if (store === 'amazon') return [id.toUpperCase()]
  const variation = store === 'ebay' ? url.searchParams.get('var') : null
  return variation !== null && /^\d{1,20}$/.test(variation) ? [`${id}-${variation}`, id] : [id]
}

const readAddress = (text: string): StoreLink => {
  const fault = (code: StoreLinkFault): StoreLink => ({ kind: 'fault', fault: code })
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port)
    return fault('unknown_store')
  const host = url.hostname.toLowerCase()
  if (SHORT_HOSTS.has(host)) return fault('short_link')
  const store = SYNC_STORES.find((each) => isAt(host, HOSTS[each]))
  if (!store) {
    const isElsewhere = SYNC_STORES.some((each) =>
      new RegExp(`^(?:www\\.|m\\.)?${each}\\.(?:[a-z]{2}|com?\\.[a-z]{2})$`).test(host),
    )
    return fault(isElsewhere ? 'other_country' : 'unknown_store')
  }
  const externalIds = idsOf(store, url)
  return externalIds.length > 0
    ? { kind: 'items', items: [{ store, externalIds }] }
    : fault('no_product')
}

/** An address has a scheme, or a host before a slash; `javascript:` and the like are addresses of no store. */
const isAddress = (text: string) =>
  !/\s/.test(text) &&
  (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text))

/**
 * Never throws. A bare number may be that of several stores, the likelier one first: ten letters beginning with B0 are
 * Amazon's, twelve digits are eBay's before Walmart's, eight to fifteen others Walmart's first.
 */
export const readStoreLink = (typed: string): StoreLink => {
  const text = typed.trim()
  if (/^b0[a-z0-9]{8}$/i.test(text))
    return { kind: 'items', items: [{ store: 'amazon', externalIds: [text.toUpperCase()] }] }
  if (/^\d{8,15}$/.test(text)) {
    const stores =
      text.length === 12 ? (['ebay', 'walmart'] as const) : (['walmart', 'ebay'] as const)
    return { kind: 'items', items: stores.map((store) => ({ store, externalIds: [text] })) }
  }
  return isAddress(text) ? readAddress(text) : { kind: 'words' }
}
