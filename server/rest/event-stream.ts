// Serves what a hub tells as a stream of events, for as long as either side wants.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLocale } from '#server/accepted-locale.ts'
import type { EventHub } from '#server/http/event-hub.ts'
import { answerRestError } from './mount.ts'
import { restError } from './rest-error.ts'

/** Names who listens, by whom the room is counted; throws where they may not. */
type Whose = (request: FastifyRequest, reply: FastifyReply) => string | Promise<string>

/** A browser comes again by itself, and its rights are looked at again. */
const LONGEST_MS = 10 * 60_000

export function addEventStream(
  app: FastifyInstance,
  path: string,
  hub: EventHub,
  whose: Whose,
): void {
  // They would never end by themselves.
  app.addHook('preClose', (done) => {
    hub.close()
    done()
  })
  // Whoever finds no room is refused; what goes wrong with the source is told there.
  const options = { errorHandler: answerRestError, config: { tellsItself: true } }
  app.get(path, options, async (request, reply) => {
    const listener = await whose(request, reply)
    // Whoever finds no room asks instead: nobody is called for it.
    if (!hub.roomFor(listener)) {
      const locale = acceptedLocale(request.headers['accept-language'])
      const { status, body } = restError('unavailable', locale)
      return reply.code(status).header('content-language', locale).send(body)
    }
    reply.hijack()
    // Gone while we looked who it is.
    if (reply.raw.destroyed) return
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      // Whoever has listened asks nothing more on this connection.
      connection: 'close',
      // Proxies that gather answers before they pass them on would keep the news to themselves.
      'x-accel-buffering': 'no',
    })
    // Until the first news nothing else would go out, and the listener would not know that it may wait.
    reply.raw.flushHeaders()
    hub.join(reply.raw, listener)
    const end = setTimeout(() => reply.raw.end(), LONGEST_MS)
    reply.raw.once('close', () => clearTimeout(end))
  })
}
