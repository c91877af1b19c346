// In which encoding a browser gets a kept page: the best of those it takes.
const WANTED = ['br', 'gzip'] as const

export type Encoding = (typeof WANTED)[number] | 'identity'

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/

/** By the `accept-encoding` of a request; what is named with q=0 is refused. */
export function acceptedEncoding(header = ''): Encoding {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return WANTED.find((encoding) => taken.includes(encoding)) ?? 'identity'
}
