// Addresses that come with products are hostile until they prove to lead to the store they claim.

/** Longer than any store's address, short enough for every browser. */
const MAX_URL_LENGTH = 2048

/** Blanks, control characters and backslashes: parsers disagree about them, so they are refused outright. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u

/** The address in its normal form if it is https, without credentials or port, on a host that may be. Else null. */
export const httpsUrlOn = (
  text: unknown,
  isAllowed: (hostname: string) => boolean,
): string | null => {
  if (typeof text !== 'string' || text.length > MAX_URL_LENGTH || AMBIGUOUS.test(text)) return null
  if (!/^https:\/\/[^/]/iu.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return null
  if (url.href.length > MAX_URL_LENGTH) return null
  return isAllowed(url.hostname) ? url.href : null
}

/**
 * The same where one of the hosts or one below it may be (`amazon.com` allows `www.amazon.com`, not
 * `amazon.com.evil.io`).
 */
export const safeHttpsUrl = (text: unknown, allowedHosts: readonly string[]): string | null =>
  httpsUrlOn(text, (hostname) =>
    allowedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
