// Whom a limit counts: one IPv4 address, or the /64 network an IPv6 customer is given.
import { isIPv6 } from 'node:net'

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export const addressGroup = (address: string): string => {
  const [bare = ''] = address.split('%')
  const mapped = MAPPED_V4.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
