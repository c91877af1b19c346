// The servers whose pictures the shop shows: those of the stores it knows.
import { AMAZON_IMAGE_HOSTS } from './amazon-image-hosts.ts'
import { safeHttpsUrl } from './outbound-url.ts'
import type { PartnerStore } from './vocabulary.ts'

/** Hosts, each with all below it, that a store serves its product pictures from (addresses in its own answers). */
export const IMAGE_HOSTS: Record<PartnerStore, readonly string[]> = {
  amazon: AMAZON_IMAGE_HOSTS,
  ebay: ['ebayimg.com'],
  aliexpress: ['alicdn.com', 'aliexpress-media.com'],
  walmart: ['walmartimages.com'],
  target: ['scene7.com', 'targetimg1.com'],
}

/** The picture servers of all stores together. */
export const ALL_IMAGE_HOSTS: readonly string[] = Object.values(IMAGE_HOSTS).flat()

/** Where copies may be made of: Amazon's licence allows its pictures to be linked, not to be stored. */
export const COPIED_IMAGE_HOSTS: readonly string[] = ALL_IMAGE_HOSTS.filter(
  (host) => !IMAGE_HOSTS.amazon.includes(host),
)

/** Whether an address is on one of Amazon's picture servers. False for whatever is no safe address. */
export const isAmazonImage = (address: string): boolean =>
  safeHttpsUrl(address, IMAGE_HOSTS.amazon) !== null
