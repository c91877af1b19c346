// Servers beside those of the stores that an admin may allow pictures of: names of the public internet, nothing else.

/** Names that lead into a network of one's own, or nowhere (RFC 6761, 6762, 7686, 8375, 9476, and what routers use). */
const PRIVATE =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|lan|home|arpa|test|example|invalid|onion|alt)$/u
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** At least two parts, the last of them of letters: no address in digits, no bare top-level domain. */
const NAME = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,58}[a-z\\d])$`, 'u')
/** What a whole country registers under (`co.uk`, `com.ve`) is nobody's. */
const SHARED = /^(?:ac|co|com|edu|go|gob|gov|ne|net|or|org)\.[a-z]{2}$/u
const BELOW = '*.'

/** Whether a name in the form of `URL.hostname` may be looked up on the public internet. False for addresses in digits. */
export const isPublicName = (hostname: string): boolean =>
  hostname.length <= 253 &&
  NAME.test(hostname) &&
  !PRIVATE.test(hostname) &&
  URL.parse(`https://${hostname}`)?.hostname === hostname

/**
 * One server as an admin writes it, in normal form: `cdn.example.com`, or `*.example.com` for all below that name. Null
 * for whatever else, such as an address, a name with a port, or `*.com`.
 */
export const pictureHostOf = (text: string): string | null => {
  const host = text.trim().toLowerCase()
  const isPattern = host.startsWith(BELOW)
  const name = isPattern ? host.slice(BELOW.length) : host
  return isPublicName(name) && !(isPattern && SHARED.test(name)) ? host : null
}

/** `hosts` in the form of `pictureHostOf`: `example.com` is that server alone, `*.example.com` each below it. */
export const isOnPictureHost = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) =>
    host.startsWith(BELOW) ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
