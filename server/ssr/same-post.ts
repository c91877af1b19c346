// Two equal posts of one browser in one moment are one press too many: the second gets the answer of the first, so that
// nobody is told that a name is taken, a link spent or a password wrong by what they have just done themselves.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#server/platform/clock.ts'
import { hashToken } from '#server/platform/token.ts'

/** After the answer; whoever has seen it and presses again means it. */
const MOMENT_MS = 1000
/** While there is no answer yet: longer than any form takes. */
const PATIENCE_MS = 60_000
const MOST = 500

interface Answered {
  status: number
  headers: ReturnType<FastifyReply['getHeaders']>
  body: Buffer | string
}

const keyOf = ({ url, ip, headers, body }: FastifyRequest): string => {
  const { cookie, authorization, 'user-agent': agent } = headers
  return hashToken(JSON.stringify([url, ip, cookie, authorization, agent, body]))
}

/** What the route of all pages does with posts. */
export function sharePosts(
  clock: Clock,
): Required<Pick<RouteShorthandOptions, 'preHandler' | 'onSend'>> {
  const answers = new LRUCache<string, Promise<Answered | null>>({
    max: MOST,
    ttl: PATIENCE_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  const firsts = new WeakMap<FastifyRequest, (answer: Answered | null) => void>()
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== 'POST') return
      const key = keyOf(request)
      const first = await answers.get(key)
      if (first) return reply.code(first.status).headers(first.headers).send(first.body)
      const { promise, resolve } = Promise.withResolvers<Answered | null>()
      answers.set(key, promise)
      firsts.set(request, (answer) => {
        // What failed may be tried again at once.
        if (answer) answers.set(key, promise, { ttl: MOMENT_MS })
        else answers.delete(key)
        resolve(answer)
      })
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const answer = firsts.get(request)
      if (!answer) return payload
      const whole = payload instanceof Readable ? await buffer(payload) : payload
      const body = typeof whole === 'string' || Buffer.isBuffer(whole) ? whole : ''
      const { statusCode: status } = reply
      answer(status < 500 ? { status, headers: { ...reply.getHeaders() }, body } : null)
      return body
    },
  }
}
