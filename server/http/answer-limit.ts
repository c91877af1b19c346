// Ends answers that take too long: one clock for all of them, where a timer for each would cost every request.
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'

interface Options {
  limitMs: number
  /** Routes whose answers are computed. Files are left out: a slow line may take its time. */
  applies: (url: string) => boolean
  /** What is told to whoever has waited for the limit. */
  error: (reply: FastifyReply) => Error
}

const MOST_CHECK_MS = 1000

/** A reply is ended within a quarter of the limit, and at most a second, after its time. */
export function addAnswerLimit(app: FastifyInstance, { limitMs, applies, error }: Options): void {
  /** When each was asked for; the oldest comes first. */
  const open = new Map<FastifyReply, number>()

  const endLate = () => {
    const late = performance.now() - limitMs
    for (const [reply, since] of open) {
      if (since > late) return
      open.delete(reply)
      // Somebody else writes to it, as to those who listen for events.
      if (reply.sent) continue
      if (reply.raw.headersSent) reply.raw.destroy(error(reply))
      else reply.send(error(reply))
    }
  }
  const clock = setInterval(endLate, Math.min(MOST_CHECK_MS, limitMs / 4)).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock)
    done()
  })
  const begin: onRequestHookHandler = (_request, reply, done) => {
    open.set(reply, performance.now())
    done()
  }
  app.addHook('onRoute', (route) => {
    if (applies(route.url)) route.onRequest = [begin, ...[route.onRequest ?? []].flat()]
  })
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply)
    done()
  })
}
