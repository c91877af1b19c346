// What each store must know of us: credentials, partner identifiers, and where and what to ask.

/** Generations of Amazon's credentials: 2.x through Cognito, 3.x through Login with Amazon, by region. */
export const AMAZON_VERSIONS = ['2.1', '2.2', '2.3', '3.1', '3.2', '3.3'] as const

interface Account {
  /** Address of the API without a slash at the end. */
  readonly apiUrl: string
  /** The sandbox plays the store; its pictures come from our own origin. */
  readonly isSandbox: boolean
}

export interface AmazonAccount extends Account {
  readonly credentialId: string
  readonly credentialSecret: string
  readonly version: (typeof AMAZON_VERSIONS)[number]
  readonly tokenUrl: string
  readonly partnerTag: string
  /** `SearchIndex/keywords`. */
  readonly topics: readonly string[]
  /** It starts at one and grows with what is sold through our links. */
  readonly callsPerSecond: number
  readonly callsPerDay: number
}

export interface EbayAccount extends Account {
  readonly clientId: string
  readonly clientSecret: string
  /** Campaign id at the eBay Partner Network. */
  readonly campaignId: string
  /** Numbers of categories. */
  readonly categories: readonly string[]
}

export interface WalmartAccount extends Account {
  readonly consumerId: string
  readonly keyVersion: string
  /** PEM text of an RSA key. */
  readonly privateKey: string
  readonly publisherId: string
  /** Numbers of categories. */
  readonly categories: readonly string[]
}

/** Null: not configured, so this store is not asked. */
export interface StoreAccounts {
  readonly amazon: AmazonAccount | null
  readonly ebay: EbayAccount | null
  readonly walmart: WalmartAccount | null
}
