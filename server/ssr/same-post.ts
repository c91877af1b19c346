// Two equal posts of one browser in one moment are a repeated click: the second waits for the first and is led where
// that one leads, so that nobody is told that a link is spent by what they have just done themselves.
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Config } from '#server/config.ts'
import { readBrowserToken } from '#server/platform/browser-token.ts'
import type { Clock } from '#server/platform/clock.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { memoryCache } from '#server/platform/memory-cache.ts'
import { hashToken } from '#server/platform/token.ts'

/** After the answer; whoever has seen it and clicks again means it. */
const MOMENT_MS = 1000
/** While there is no answer yet: longer than any form takes. */
const PATIENCE_MS = 60_000
const KEPT_BYTES = 2 ** 20
/** Of a way beside the letters of its address. */
const WAY_BYTES = 1000

interface Way {
  status: number
  location: string
}

interface Options {
  config: Pick<Config, 'secret' | 'cookieSecure'>
  clock: Clock
}

/** Null when the shop never gave this browser a token: then it cannot be told from its neighbour's, and nothing is shared. */
const keyOf = (
  config: Options['config'],
  { url, cookies, headers, body }: FastifyRequest,
): string | null => {
  const browser = readBrowserToken(config, cookies)
  if (browser === null) return null
  return hashToken(JSON.stringify([browser, url, headers.cookie, headers.authorization, body]))
}

/**
 * What the second answer may do without, and does: the badge's number is set again where the way leads, and a changed
 * password is proved here again at the next sign-in.
 */
const MISSED = [COOKIES.cartCount, COOKIES.known] as const

/**
 * Where an answer leads; null when it may not be shared. A page may name its reader, and whatever sets a cookie is for
 * one: such a post is carried out again, unless the second can do without the cookie.
 */
const wayOf = ({ cookieSecure }: Options['config'], reply: FastifyReply): Way | null => {
  const { statusCode: status } = reply
  const location = reply.getHeader('location')
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  const missed = MISSED.map((name) => `${wireName(name, cookieSecure)}=`)
  const leads = status >= 300 && status < 400 && typeof location === 'string'
  return leads && cookies.every((text) => missed.some((start) => text.startsWith(start)))
    ? { status, location }
    : null
}

/** What the route of all pages does with posts. */
export function sharePosts({
  config,
  clock,
}: Options): Required<Pick<RouteShorthandOptions, 'preHandler' | 'onSend'>> {
  const ways = memoryCache<Promise<Way | null>>({
    part: 1 / 256,
    most: KEPT_BYTES,
    bytesOf: () => WAY_BYTES,
    ttl: PATIENCE_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  const firsts = new WeakMap<FastifyRequest, (way: Way | null) => void>()
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const key = request.method === 'POST' ? keyOf(config, request) : null
      if (key === null) return
      const way = await ways.get(key)
      // Nothing of the first answer but where it leads.
      if (way) return reply.header('cache-control', 'no-store').redirect(way.location, way.status)
      const { promise, resolve } = Promise.withResolvers<Way | null>()
      ways.set(key, promise)
      firsts.set(request, (found) => {
        // What failed, or is for one reader only, may be tried again at once.
        if (found)
          ways.set(key, promise, { ttl: MOMENT_MS, size: WAY_BYTES + 2 * found.location.length })
        else ways.delete(key)
        resolve(found)
      })
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      firsts.get(request)?.(wayOf(config, reply))
      return payload
    },
  }
}
