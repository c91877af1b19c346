// The two generations of Amazon's credentials: where each gets its token, and how it is shown.
import type { AMAZON_VERSIONS, AmazonAccount } from '../store-accounts.ts'
import type { StoreRequest } from '../ask-store.ts'

type Version = (typeof AMAZON_VERSIONS)[number]

/** By generation and region: America, Europe, Asia (Creators API, authentication). */
export const AMAZON_TOKEN_URLS: Record<Version, string> = {
  '2.1': 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
  '2.2': 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
  '2.3': 'https://creatorsapi.auth.us-west-2.amazoncognito.com/oauth2/token',
  '3.1': 'https://api.amazon.com/auth/o2/token',
  '3.2': 'https://api.amazon.co.uk/auth/o2/token',
  '3.3': 'https://api.amazon.co.jp/auth/o2/token',
}

const isFirstGeneration = (version: Version): boolean => version.startsWith('2.')

/** The first generation sends a form, the second JSON, and they write the scope in different ways. */
export const tokenRequest = (account: AmazonAccount): StoreRequest => {
  const { credentialId, credentialSecret, version, tokenUrl } = account
  const isForm = isFirstGeneration(version)
  const grant = {
    grant_type: 'client_credentials',
    client_id: credentialId,
    client_secret: credentialSecret,
    scope: isForm ? 'creatorsapi/default' : 'creatorsapi::default',
  }
  return {
    url: tokenUrl,
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    body: isForm ? new URLSearchParams(grant).toString() : JSON.stringify(grant),
  }
}

/** The first generation names itself beside its token. */
export const authorizationOf = (token: string, version: Version): string =>
  isFirstGeneration(version) ? `Bearer ${token}, Version ${version}` : `Bearer ${token}`
