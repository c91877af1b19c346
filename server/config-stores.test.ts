// A store's credentials open it, and nothing else does.
import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseConfig, type Environment } from './config.ts'
import { storesArePlayed } from './config-stores.ts'

const storesOf = (env: Environment) => {
  const parsed = parseConfig(env)
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  return parsed.config.stores
}
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

it('asks no store without credentials', () => {
  expect(storesOf({ AMAZON_TOPICS: 'Electronics/x', EBAY_CATEGORIES: '293' })).toEqual({
    amazon: null,
    ebay: null,
    walmart: null,
  })
})

it('opens each store by its own credentials', () => {
  const stores = storesOf({
    AMAZON_CREDENTIAL_ID: 'id',
    AMAZON_CREDENTIAL_SECRET: 'secret',
    AMAZON_CREDENTIAL_VERSION: '2.1',
    AFFILIATE_AMAZON_TAG: 'shop-20',
    WALMART_CONSUMER_ID: 'consumer',
    WALMART_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
    WALMART_CATEGORIES: '3944, 1072864_1067618',
    AFFILIATE_WALMART_TAG: 'shop',
  })
  expect(stores).toMatchObject({
    amazon: {
      partnerTag: 'shop-20',
      tokenUrl: 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
      apiUrl: 'https://creatorsapi.amazon',
      callsPerSecond: 1,
      isSandbox: false,
    },
    ebay: null,
    walmart: { keyVersion: '1', categories: ['3944', '1072864_1067618'] },
  })
  expect(stores.amazon?.topics.length).toBeGreaterThan(20)
})

it.each([
  [{ EBAY_CLIENT_ID: 'x' }, 'EBAY_CLIENT_SECRET must be set together with EBAY_CLIENT_ID'],
  [{ AMAZON_CREDENTIAL_SECRET: 'hunter2' }, 'AMAZON_CREDENTIAL_ID must be set together with'],
  [{ WALMART_PRIVATE_KEY: 'hunter2' }, 'WALMART_PRIVATE_KEY must be an RSA private key'],
  [
    { WALMART_CATEGORIES: '3944_' },
    'WALMART_CATEGORIES must be a list such as 3944,1072864_1067618',
  ],
  [{ EBAY_CATEGORIES: '293_1' }, 'EBAY_CATEGORIES must be a list such as 293,15032'],
  [{ EBAY_CATEGORIES: '293,shoes' }, 'EBAY_CATEGORIES must be a list such as 293,15032'],
  [
    { EBAY_CLIENT_ID: 'id', EBAY_CLIENT_SECRET: 'hunter2' },
    'AFFILIATE_EBAY_TAG must be your own identifier once the credentials of ebay are set, got the placeholder "puente"',
  ],
  [
    {
      AMAZON_CREDENTIAL_ID: 'id',
      AMAZON_CREDENTIAL_SECRET: 'hunter2',
      AFFILIATE_AMAZON_TAG: 'puente-20',
    },
    'AFFILIATE_AMAZON_TAG must be your own identifier',
  ],
  [
    { WALMART_CONSUMER_ID: 'id', WALMART_PRIVATE_KEY: pem },
    'AFFILIATE_WALMART_TAG must be your own identifier',
  ],
  [{ AMAZON_TOPICS: 'headphones' }, 'AMAZON_TOPICS must be a list such as'],
])('refuses %o', (env, fault) => {
  const parsed = parseConfig(env)
  expect(parsed).toMatchObject({ ok: false, faults: [expect.stringContaining(fault)] })
  expect(JSON.stringify(parsed)).not.toContain('hunter2')
})

it('plays the stores where the sandbox is on and no store has credentials', () => {
  const none = storesOf({})
  const ebay = storesOf({
    EBAY_CLIENT_ID: 'x',
    EBAY_CLIENT_SECRET: 'y',
    AFFILIATE_EBAY_TAG: '5339900001',
  })
  expect(storesArePlayed({ sandbox: true, stores: none })).toBe(true)
  expect(storesArePlayed({ sandbox: false, stores: none })).toBe(false)
  expect(storesArePlayed({ sandbox: true, stores: ebay })).toBe(false)
})

const OPEN_EBAY = { EBAY_CLIENT_ID: 'x', EBAY_CLIENT_SECRET: 'y' }

it('knows a sandbox by its address, and asks it for no identifier of our own', () => {
  expect(storesOf({ ...OPEN_EBAY, AFFILIATE_EBAY_TAG: '5339900001' }).ebay?.isSandbox).toBe(false)
  expect(
    storesOf({ ...OPEN_EBAY, EBAY_API_URL: 'http://127.0.0.1:4010/ebay/' }).ebay,
  ).toMatchObject({
    isSandbox: true,
    apiUrl: 'http://127.0.0.1:4010/ebay',
    campaignId: 'puente',
  })
})
