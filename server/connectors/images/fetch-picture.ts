// Fetches the original of a picture from a store's server: over TLS only, with limits on time, size and redirects.
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { COPIED_IMAGE_HOSTS, isAmazonImage } from '#domain/image-hosts.ts'
import { httpsUrlOn, safeHttpsUrl } from '#domain/outbound-url.ts'
import { isOnPictureHost, isPublicName } from '#domain/picture-host.ts'
import { isGlobalAddress } from '#server/platform/global-address.ts'
import { guardedLookup, type Resolve } from './guarded-lookup.ts'
import { PictureError } from './picture-fault.ts'
import { sniffPicture, SNIFFED_BYTES } from './sniff-picture.ts'

export interface FetchOptions {
  /** For the whole way, redirects included. */
  timeoutMs?: number
  /** Until the first line of the answer, and then between two of its pieces. */
  silenceMs?: number
  maxBytes?: number
  /** How names become addresses and which of those may be reached; tests play both. */
  resolve?: Resolve
  isReachable?: (address: string) => boolean
  /** What makes the request; tests answer it without TLS. */
  request?: typeof https.request
  port?: number
}

/** `hosts`: servers allowed beside those of the stores, for the address and for where it sends on to. */
export type FetchPicture = (url: string, hosts?: readonly string[]) => Promise<Buffer>

const TIMEOUT_MS = 10_000
const SILENCE_MS = 4000
const MOST_BYTES = 8 * 1024 * 1024
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MISSING = new Set([404, 410])

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

/** The address as it was given, before anything reads it more kindly. */
const allowed = (text: unknown, hosts: readonly string[]): string => {
  const url =
    safeHttpsUrl(text, COPIED_IMAGE_HOSTS) ??
    httpsUrlOn(text, (hostname) => isPublicName(hostname) && isOnPictureHost(hostname, hosts))
  if (!url || isAmazonImage(url)) throw new PictureError('address', String(text))
  return url
}
const targetOf = (location: string | undefined, base: string, hosts: readonly string[]): string =>
  allowed(location ? URL.parse(location, base)?.href : 'nowhere', hosts)

async function readPicture(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new PictureError('too_large', `over ${maxBytes} bytes`)
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge
  // Asked for as it is: a compressed answer may be small and grow without end.
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new PictureError('not_a_picture', 'compressed')
  let bytes = Buffer.alloc(0)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw tooLarge
    parts.push(part)
    if (bytes.length < SNIFFED_BYTES) bytes = Buffer.concat(parts)
    if (bytes.length >= SNIFFED_BYTES && !sniffPicture(bytes)) break
  }
  const whole = Buffer.concat(parts)
  if (!sniffPicture(whole))
    throw new PictureError('not_a_picture', answer.headers['content-type'] ?? 'no type')
  return whole
}

/** @throws PictureError, whatever went wrong */
export function createFetchPicture(options: FetchOptions = {}): FetchPicture {
  const { timeoutMs = TIMEOUT_MS, silenceMs = SILENCE_MS, maxBytes = MOST_BYTES } = options
  const { resolve = resolveAll, isReachable = isGlobalAddress } = options
  const { request = https.request, port = 443 } = options
  const agent = request === https.request ? new https.Agent({ keepAlive: false }) : undefined

  const ask = (url: string, signal: AbortSignal) =>
    new Promise<IncomingMessage>((done, fail) => {
      const asked = request(
        url,
        {
          agent,
          port,
          signal,
          lookup: guardedLookup(resolve, isReachable),
          headers: { accept: 'image/avif,image/webp,image/*', 'accept-encoding': 'identity' },
        },
        (answer) => {
          clearTimeout(patience)
          answer.setTimeout(silenceMs, () => answer.destroy(silence))
          done(answer)
        },
      )
      const silence = new PictureError('timeout', `${silenceMs} ms of silence`)
      const patience = setTimeout(() => asked.destroy(silence), silenceMs)
      asked.on('close', () => clearTimeout(patience)).on('error', fail)
      asked.end()
    })

  const follow = async (
    start: string,
    hosts: readonly string[],
    signal: AbortSignal,
  ): Promise<Buffer> => {
    let url = allowed(start, hosts)
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await ask(url, signal)
      try {
        const { statusCode = 0, headers } = answer
        if (statusCode === 200) return await readPicture(answer, maxBytes)
        if (!REDIRECTS.has(statusCode))
          throw new PictureError(MISSING.has(statusCode) ? 'missing' : 'status', String(statusCode))
        url = targetOf(headers.location, url, hosts)
      } finally {
        answer.destroy()
      }
    }
    throw new PictureError('redirect', `more than ${MOST_REDIRECTS}`)
  }

  return async (url, hosts = []) => {
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      return await follow(url, hosts, limit)
    } catch (error) {
      if (error instanceof PictureError) throw error
      if (limit.aborted) throw new PictureError('timeout', `${timeoutMs} ms`, error)
      throw new PictureError('network', (error as Error).message, error)
    }
  }
}
