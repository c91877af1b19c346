// Addresses that come with products are hostile until they prove to lead to the store they claim.

/** Longer than any store's address, short enough for every browser. */
const MAX_URL_LENGTH = 2048

/** Blanks, control characters and backslashes: parsers disagree about them, so they are refused outright. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u

/**
 * The address in its normal form if it is https, without credentials or port, on one of the hosts or below it
 * (`amazon.com` allows `www.amazon.com`, not `amazon.com.evil.io`). Null for anything else, whatever its type.
 */
export const safeHttpsUrl = (text: unknown, allowedHosts: readonly string[]): string | null => {
  if (typeof text !== 'string' || text.length > MAX_URL_LENGTH || AMBIGUOUS.test(text)) return null
  if (!/^https:\/\/[^/]/iu.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return null
  if (url.href.length > MAX_URL_LENGTH) return null
  const isAllowed = allowedHosts.some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  )
  return isAllowed ? url.href : null
}
