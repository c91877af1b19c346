// Reads cells that hold several things: pictures, features, specifications; as JSON or as separated text.
import { plainText } from '#domain/plain-text.ts'
import { decodeEntities } from '#server/platform/decode-entities.ts'
import { isOnPictureHost } from '#domain/picture-host.ts'
import { pictureAddress, safeImage } from '#domain/safe-image.ts'

const MAX_IMAGES = 12
const MAX_ENTRIES = 40
const MAX_CELL = 50_000

const parsed = (cell: string): unknown => {
  if (!/^\s*[[{]/u.test(cell)) return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}

const entries = (cell: string, separator: RegExp): unknown[] => {
  const value = parsed(cell)
  if (Array.isArray(value)) return value
  return cell.split(separator)
}

const isAllowed = (address: string, hosts: readonly string[]): boolean =>
  safeImage(address) !== null || isOnPictureHost(new URL(address).hostname, hosts)

const hostOf = (address: unknown): string =>
  (typeof address === 'string' ? URL.parse(address)?.hostname : undefined) || 'no address'

/** Our own paths and addresses on picture servers of known stores or among `hosts`, each once; `dropped` are the others. */
export const readImages = (
  cell: string,
  hosts: readonly string[],
): { images: string[]; dropped: string[] } => {
  const given = entries(cell.slice(0, MAX_CELL), /[\s,;|]+/u).filter((entry) => entry !== '')
  const images = new Set<string>()
  const dropped = new Set<string>()
  for (const entry of given) {
    const address = pictureAddress(entry)
    if (address !== null && isAllowed(address, hosts)) images.add(address)
    else dropped.add(hostOf(entry))
  }
  return { images: [...images].slice(0, MAX_IMAGES), dropped: [...dropped] }
}

/** Read as HTML only here: a sign inside a JSON cell is part of its text, not of the JSON. */
const entryText = (entry: unknown, maxLength: number): string =>
  plainText(typeof entry === 'string' ? decodeEntities(entry) : entry, maxLength)

export const readFeatures = (cell: string): string[] =>
  entries(cell.slice(0, MAX_CELL), /\s*[|\n•]\s*/u)
    .slice(0, MAX_ENTRIES)
    .map((entry) => entryText(entry, 300))
    .filter((text) => text !== '')

const isPair = (entry: unknown): entry is [unknown, unknown] =>
  Array.isArray(entry) && entry.length === 2

/** Pairs of name and value: a JSON object or array of pairs, or `Color: Red | Size: L`. */
export const readSpecifications = (cell: string): [string, string][] => {
  const value = parsed(cell.slice(0, MAX_CELL))
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const isPairs = Array.isArray(value) && value.length > 0 && value.every(isPair)
  const pairs: [unknown, unknown][] = isPairs
    ? value
    : isObject
      ? Object.entries(value)
      : readFeatures(cell).map((entry): [string, unknown] => {
          const colon = entry.indexOf(':')
          return colon < 0 ? ['', ''] : [entry.slice(0, colon), entry.slice(colon + 1)]
        })
  return pairs
    .slice(0, MAX_ENTRIES)
    .map(([name, text]): [string, string] => [entryText(name, 80), entryText(text, 300)])
    .filter(([name, text]) => name !== '' && text !== '')
}
