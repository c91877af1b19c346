// Whether others than this machine's own people can reach the shop: then nothing in it may be known to everybody.
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Names count by what they say, not by what they resolve to: only those that are reserved for this machine. */
const isOfThisMachine = (host: string): boolean => {
  const version = isIP(host)
  if (version === 0) return /^(?:[\w-]+\.)*localhost\.?$/i.test(host)
  return loopback.check(host, version === 4 ? 'ipv4' : 'ipv6')
}

/** Whether the host of an address is this machine. */
export const namesThisMachine = (address: string): boolean =>
  isOfThisMachine(URL.parse(address)?.hostname.replaceAll(/[[\]]/g, '') ?? '')

/** It listens beyond the loopback, or a proxy shows it to the world under `publicUrl`. */
export const isExposed = (host: string, publicUrl: string | undefined): boolean =>
  !isOfThisMachine(host) || (publicUrl !== undefined && !namesThisMachine(publicUrl))

interface MailPlace {
  smtpUrl: string | null
  demo: boolean
  exposed: boolean
}

/** Whether mails that are not sent can be read in the browser, by everybody who reaches it. */
export const opensMailbox = ({ smtpUrl, demo, exposed }: MailPlace): boolean =>
  smtpUrl === null && demo && !exposed
