// Makes accounts of the stores' settings; credentials alone switch a store on.
import type { z } from 'zod'
import { SYNC_STORES } from '#domain/store-offer.ts'
import type { CONFIG_VARIABLES } from './config-variables.ts'
import { PLACEHOLDER_TAGS, STORE_CREDENTIALS } from './config-store-variables.ts'
import { AMAZON_TOKEN_URLS } from './connectors/stores/amazon/credentials.ts'
import type { StoreAccounts } from './connectors/stores/store-accounts.ts'

type Variables = z.output<typeof CONFIG_VARIABLES>

/** A store at an address of this machine is played by `npm run sandbox`. */
const isPlayedAt = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const amazonAccount = (v: Variables): StoreAccounts['amazon'] => {
  const { AMAZON_CREDENTIAL_ID: credentialId, AMAZON_CREDENTIAL_SECRET: credentialSecret } = v
  if (credentialId === undefined || credentialSecret === undefined) return null
  const version = v.AMAZON_CREDENTIAL_VERSION
  return {
    credentialId,
    credentialSecret,
    version,
    tokenUrl: v.AMAZON_TOKEN_URL ?? AMAZON_TOKEN_URLS[version],
    apiUrl: v.AMAZON_API_URL,
    isSandbox: isPlayedAt(v.AMAZON_API_URL),
    partnerTag: v.AFFILIATE_AMAZON_TAG,
    topics: v.AMAZON_TOPICS,
    callsPerSecond: v.AMAZON_CALLS_PER_SECOND,
    callsPerDay: v.AMAZON_CALLS_PER_DAY,
  }
}

const ebayAccount = (v: Variables): StoreAccounts['ebay'] => {
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret } = v
  if (clientId === undefined || clientSecret === undefined) return null
  return {
    clientId,
    clientSecret,
    campaignId: v.AFFILIATE_EBAY_TAG,
    categories: v.EBAY_CATEGORIES,
    apiUrl: v.EBAY_API_URL,
    isSandbox: isPlayedAt(v.EBAY_API_URL),
  }
}

const walmartAccount = (v: Variables): StoreAccounts['walmart'] => {
  const { WALMART_CONSUMER_ID: consumerId, WALMART_PRIVATE_KEY: privateKey } = v
  if (consumerId === undefined || privateKey === undefined) return null
  return {
    consumerId,
    privateKey,
    keyVersion: String(v.WALMART_KEY_VERSION),
    publisherId: v.AFFILIATE_WALMART_TAG,
    categories: v.WALMART_CATEGORIES,
    apiUrl: v.WALMART_API_URL,
    isSandbox: isPlayedAt(v.WALMART_API_URL),
  }
}

/** Null for a store whose credentials are not set. */
export const readStoreAccounts = (v: Variables): StoreAccounts => ({
  amazon: amazonAccount(v),
  ebay: ebayAccount(v),
  walmart: walmartAccount(v),
})

const TAG_NAMES = {
  amazon: 'AFFILIATE_AMAZON_TAG',
  ebay: 'AFFILIATE_EBAY_TAG',
  walmart: 'AFFILIATE_WALMART_TAG',
} as const

/** Half of a store's credentials opens nothing, and whoever set it believes it does. */
const halfSet = (v: Variables): string[] =>
  STORE_CREDENTIALS.flatMap((names) => {
    const given = names.find((name) => v[name] !== undefined)
    const missing = names.find((name) => v[name] === undefined)
    return given && missing ? [`${missing} must be set together with ${given}, got nothing`] : []
  })

/**
 * What stops the start. A store that is really asked needs our own partner identifier: with the placeholder its links
 * would lead there as nobody's, for months, without a word.
 */
export function storeFaults(v: Variables): string[] {
  const accounts = readStoreAccounts(v)
  const nobodys = SYNC_STORES.flatMap((store) => {
    const name = TAG_NAMES[store]
    const account = accounts[store]
    if (!account || account.isSandbox || v[name] !== PLACEHOLDER_TAGS[name]) return []
    return [
      `${name} must be your own identifier once the credentials of ${store} are set, got the placeholder "${v[name]}"`,
    ]
  })
  return [...halfSet(v), ...nobodys]
}

/** Without any credentials, and where the sandbox is on, the sandbox is all three stores. */
export const storesArePlayed = ({
  sandbox,
  stores,
}: {
  sandbox: boolean
  stores: StoreAccounts
}): boolean => sandbox && Object.values(stores).every((account) => account === null)

/** Our identifiers at the stores' partner programmes, for links that leave the shop. */
export const readAffiliateTags = (v: Variables) => ({
  amazon: v.AFFILIATE_AMAZON_TAG,
  ebay: v.AFFILIATE_EBAY_TAG,
  aliexpress: v.AFFILIATE_ALIEXPRESS_TAG,
  walmart: v.AFFILIATE_WALMART_TAG,
  target: v.AFFILIATE_TARGET_TAG,
})
