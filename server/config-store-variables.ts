// The settings that open the stores: credentials, and what to ask for.
import { z } from 'zod'
import { AMAZON_VERSIONS } from './connectors/stores/store-accounts.ts'
import { readPrivateKey } from './connectors/stores/walmart/signature.ts'
import { line, list, oneOf, source, whole } from './config-shapes.ts'

const key = z
  .string()
  .max(10_000)
  .refine((text) => readPrivateKey(text) !== null)
  .describe('an RSA private key as PEM text, its line ends written as \\n, or the Base64 of it')

const numbers = list(/^\d{1,20}$/u, '293,15032')
/** A department, or the way from it down to a category. */
const walmartNumbers = list(/^\d{1,20}(?:_\d{1,20}){0,9}$/u, '3944,1072864_1067618')

/** Searches that together show the middle of each of the shop's categories. */
const AMAZON_TOPICS = [
  'Electronics/wireless headphones',
  'Electronics/bluetooth speaker',
  'Electronics/smartwatch',
  'Electronics/tablet',
  'Electronics/unlocked smartphone',
  'Electronics/power bank',
  'Electronics/security camera',
  'Computers/laptop',
  'Computers/wireless mouse',
  'VideoGames/controller',
  'Fashion/sneakers',
  'Fashion/backpack',
  'Fashion/jeans',
  'Fashion/watch',
  'HomeAndKitchen/air fryer',
  'HomeAndKitchen/coffee maker',
  'HomeAndKitchen/cookware set',
  'HomeAndKitchen/bedding',
  'ToolsAndHomeImprovement/cordless drill',
  'GardenAndOutdoor/garden tools',
  'ToysAndGames/building blocks',
  'ToysAndGames/board game',
  'ToysAndGames/doll',
  'ToysAndGames/remote control car',
  'Beauty/perfume',
  'Beauty/skin care',
  'Beauty/hair dryer',
  'HealthPersonalCare/vitamins',
  'HealthPersonalCare/electric toothbrush',
]

/** Departments of eBay (EBAY_US) and of Walmart that the shop has a category for. */
const EBAY_CATEGORIES = '293 15032 58058 625 1249 11450 281 11700 220 2984 26395'.split(' ')
const WALMART_CATEGORIES =
  '3944 1105910 2636 5438 3891 4044 5428 1072864 4171 5427 976760 1085666'.split(' ')

export const STORE_VARIABLES = {
  AMAZON_CREDENTIAL_ID: line(200).optional(),
  AMAZON_CREDENTIAL_SECRET: line(500).optional(),
  AMAZON_CREDENTIAL_VERSION: oneOf(...AMAZON_VERSIONS).default('3.1'),
  AMAZON_TOPICS: list(
    /^[A-Za-z]{1,40}\/[^/\p{Cc}]{1,80}$/u,
    'Electronics/headphones,Beauty/perfume',
  ).default(AMAZON_TOPICS),
  AMAZON_CALLS_PER_SECOND: whole(1, 100).default(1),
  AMAZON_CALLS_PER_DAY: whole(1, 10_000_000).default(8640),
  AMAZON_API_URL: source('https://creatorsapi.amazon').default('https://creatorsapi.amazon'),
  AMAZON_TOKEN_URL: source('https://api.amazon.com/auth/o2/token').optional(),
  EBAY_CLIENT_ID: line(200).optional(),
  EBAY_CLIENT_SECRET: line(500).optional(),
  EBAY_CATEGORIES: numbers.default(EBAY_CATEGORIES),
  EBAY_API_URL: source('https://api.ebay.com').default('https://api.ebay.com'),
  WALMART_CONSUMER_ID: line(200).optional(),
  WALMART_PRIVATE_KEY: key.optional(),
  WALMART_KEY_VERSION: whole(1, 1000).default(1),
  WALMART_CATEGORIES: walmartNumbers.default(WALMART_CATEGORIES),
  WALMART_API_URL: source('https://developer.api.walmart.com').default(
    'https://developer.api.walmart.com',
  ),
}

/** Never shown, not even when they are wrong. */
export const STORE_SECRETS = [
  'AMAZON_CREDENTIAL_SECRET',
  'EBAY_CLIENT_SECRET',
  'WALMART_PRIVATE_KEY',
] as const

/** Partner identifiers as they are until somebody sets their own: links carry them, and pay nobody. */
export const PLACEHOLDER_TAGS = {
  AFFILIATE_AMAZON_TAG: 'puente-20',
  AFFILIATE_EBAY_TAG: 'puente',
  AFFILIATE_WALMART_TAG: 'puente',
} as const

/** Each store's credentials: all of them, or none. */
export const STORE_CREDENTIALS = [
  ['AMAZON_CREDENTIAL_ID', 'AMAZON_CREDENTIAL_SECRET'],
  ['EBAY_CLIENT_ID', 'EBAY_CLIENT_SECRET'],
  ['WALMART_CONSUMER_ID', 'WALMART_PRIVATE_KEY'],
] as const
