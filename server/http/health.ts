// Says whether the process lives, whether it can serve, and what it has been doing.
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Registry } from 'prom-client'
import type { DatabaseClock } from '#server/platform/clock.ts'

interface Health {
  time: DatabaseClock
  metrics: Registry
  mayReadMetrics: onRequestHookHandler
  /** True from the moment a shutdown was asked for. */
  stopping: () => boolean
}

const PING_TIMEOUT_MS = 500

const ping = ({ measure }: DatabaseClock): Promise<boolean> =>
  Promise.race([
    measure().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PING_TIMEOUT_MS, false).unref()),
  ])

// These are asked above all when the process is struggling.
const always = { config: { pressureHandler: () => undefined } }

export function addHealth(
  app: FastifyInstance,
  { time, metrics, mayReadMetrics, stopping }: Health,
): void {
  app.get('/healthz', always, () => ({ status: 'ok' }))
  app.get('/readyz', always, async (_request, reply) => {
    const database = !stopping() && (await ping(time))
    const clock = time.isRight()
    const isReady = database && clock
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'unready',
      database,
      clock,
      ...(!clock && { clockAheadSeconds: time.aheadSeconds() }),
    })
  })
  app.get('/metrics', { ...always, onRequest: mayReadMetrics }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
