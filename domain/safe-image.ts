// Picture addresses come from third parties too: only our own paths and the stores' picture servers reach a page as they are.
import { httpsUrlOn, safeHttpsUrl } from './outbound-url.ts'
import { ALL_IMAGE_HOSTS } from './image-hosts.ts'
import { isPublicName } from './picture-host.ts'

/** The address in its normal form if a page may load it (a path of ours, or https on a store's server), else null. */
export function safeImage(address: unknown): string | null {
  const isOurs = typeof address === 'string' && /^\/[\w.-][\w./-]*$/u.test(address)
  return isOurs ? address : safeHttpsUrl(address, ALL_IMAGE_HOSTS)
}

/**
 * The address in its normal form if it can belong to a product: one that a page may load, or https on another server of
 * the public internet, whose pictures come by way of us where an admin has allowed it. Else null.
 */
export const pictureAddress = (address: unknown): string | null =>
  safeImage(address) ?? httpsUrlOn(address, isPublicName)
