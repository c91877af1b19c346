// Whom a limit counts: one IPv4 address, or the /48 that an IPv6 customer may be given; and the carrier around it.
import { isIPv6 } from 'node:net'

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first so many of its eight groups; null where it is no IPv6 address of its own. */
const firstGroups = (address: string, count: number): string | null => {
  const [bare = ''] = address.split('%')
  if (MAPPED_V4.test(bare) || !isIPv6(bare)) return null
  const [head = '', tail] = bare.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${count * 16}`
}

export const addressGroup = (address: string): string => {
  const [bare = ''] = address.split('%')
  return MAPPED_V4.exec(bare)?.[1] ?? firstGroups(address, 3) ?? address
}

/** The /32 that a carrier is given; null for IPv4, where nothing tells how much is one carrier's. */
export const carrierGroup = (address: string): string | null => firstGroups(address, 2)
