// Which addresses may say who a caller is: proxies, never so many that anybody on the internet is one of them.
import { isIP } from 'node:net'
import { z } from 'zod'

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** Of all addresses of a family: four networks as large as 10.0.0.0/8, twice fc00::/7. */
const LARGEST_SHARE = 1 / 64

/** An IPv4 address as IPv6 has a network of IPv4 in its last 32 bits. */
const isMapped = (ip: string): boolean =>
  isIP(ip) === 6 && new URL(`http://[${ip}]`).hostname.startsWith('[::ffff:')

interface Network {
  version: 4 | 6
  bits: number
}

const readNetwork = (entry: string): Network | null => {
  const [ip = '', length, ...rest] = entry.split('/')
  const version = isIP(ip)
  const most = version === 4 ? 32 : 128
  if (version === 0 || rest.length > 0 || (length && !/^\d{1,3}$/.test(length))) return null
  const bits = length === undefined ? most : Number(length)
  if (length === '' || bits > most) return null
  return isMapped(ip)
    ? { version: 4, bits: Math.max(0, bits - 96) }
    : { version: version as 4 | 6, bits }
}

/** The part of all addresses of its family that these networks are. */
const shareOf = (networks: readonly Network[], family: 4 | 6): number =>
  networks
    .filter(({ version }) => version === family)
    .reduce((sum, { bits }) => sum + 2 ** -bits, 0)

const areProxies = (entries: readonly string[]): boolean => {
  const networks = entries.filter((entry) => !PROXY_NAMES.includes(entry)).map(readNetwork)
  const known = networks.filter((network) => network !== null)
  return (
    known.length === networks.length &&
    shareOf(known, 4) <= LARGEST_SHARE &&
    shareOf(known, 6) <= LARGEST_SHARE
  )
}

export const proxies = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine(areProxies)
  .describe(
    'a list of addresses or networks such as 10.0.0.0/8 (a number of hops, or networks so large that anybody is in them, would let any client forge them)',
  )
