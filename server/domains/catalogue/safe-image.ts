// Picture addresses come from strangers too: only our own paths and the stores' picture servers reach a page.
import { safeHttpsUrl } from '#domain/outbound-url.ts'
import { ALL_IMAGE_HOSTS } from '#domain/image-hosts.ts'

/** The address if a page may load it, else null. */
export function safeImage(address: unknown): string | null {
  const isOurs = typeof address === 'string' && /^\/[\w.-][\w./-]*$/u.test(address)
  return isOurs ? address : safeHttpsUrl(address, ALL_IMAGE_HOSTS)
}
