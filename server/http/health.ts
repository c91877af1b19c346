// Says whether the process lives, whether it can serve, and what it has been doing.
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Registry } from 'prom-client'
import type { Deps } from '#server/ctx.ts'

interface Health {
  deps: Deps
  metrics: Registry
  mayReadMetrics: onRequestHookHandler
  /** True from the moment a shutdown was asked for. */
  stopping: () => boolean
}

const PING_TIMEOUT_MS = 500

const ping = (deps: Deps): Promise<boolean> =>
  Promise.race([
    deps.orm.em
      .getConnection()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PING_TIMEOUT_MS, false).unref()),
  ])

// These are asked above all when the process is struggling.
const always = { config: { pressureHandler: () => undefined } }

export function addHealth(
  app: FastifyInstance,
  { deps, metrics, mayReadMetrics, stopping }: Health,
): void {
  app.get('/healthz', always, () => ({ status: 'ok' }))
  app.get('/readyz', always, async (_request, reply) => {
    const database = !stopping() && (await ping(deps))
    return reply
      .code(database ? 200 : 503)
      .send({ status: database ? 'ready' : 'unready', database })
  })
  app.get('/metrics', { ...always, onRequest: mayReadMetrics }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
