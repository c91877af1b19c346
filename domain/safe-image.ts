// Picture addresses come from third parties too: only our own paths and the stores' picture servers reach a page.
import { safeHttpsUrl } from './outbound-url.ts'
import { ALL_IMAGE_HOSTS } from './image-hosts.ts'

/** The address in its normal form if a page may load it (a path of ours, or https on a store's server), else null. */
export function safeImage(address: unknown): string | null {
  const isOurs = typeof address === 'string' && /^\/[\w.-][\w./-]*$/u.test(address)
  return isOurs ? address : safeHttpsUrl(address, ALL_IMAGE_HOSTS)
}
