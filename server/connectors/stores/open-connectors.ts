// The connectors of all stores that are configured; credentials alone switch a store on.
import { createAmazonConnector } from './amazon/amazon-connector.ts'
import type { Surroundings } from './ask-store.ts'
import { createEbayConnector } from './ebay/ebay-connector.ts'
import type { StoreAccounts } from './store-accounts.ts'
import type { StoreConnector } from './store-connector.ts'
import { createWalmartConnector } from './walmart/walmart-connector.ts'

export const openConnectors = (
  { amazon, ebay, walmart }: StoreAccounts,
  surroundings: Surroundings,
): StoreConnector[] => [
  ...(amazon ? [createAmazonConnector(amazon, surroundings)] : []),
  ...(ebay ? [createEbayConnector(ebay, surroundings)] : []),
  ...(walmart ? [createWalmartConnector(walmart, surroundings)] : []),
]
