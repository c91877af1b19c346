// Which IP addresses lie on the public internet: nothing else may be reached because a text from outside says so.
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registry for IPv4 (RFC 6890 and its successors), with multicast and the reserved class E. */
const SPECIAL_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The parts of 2000::/3 that are no host of the internet or hide an IPv4 address: Teredo, 6to4, documentation. */
const SPECIAL_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [net, bits] of SPECIAL_V4) special.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of SPECIAL_V6) special.addSubnet(net, bits, 'ipv6')

/** All that is given out for hosts in IPv6; mapped, translated, unique-local and link-local addresses lie outside. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** False also for what is no address, or one with a zone. */
export function isGlobalAddress(address: string): boolean {
  const version = address.includes('%') ? 0 : isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && given.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
