// Counts and times requests by route pattern, never by raw address: numbers stay few and carry no person's data.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export function addMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(
    new Gauge({
      name: 'nodejs_array_buffers_bytes',
      help: 'Memory of buffers, a part of what is external',
      registers: [],
      collect() {
        this.set(process.memoryUsage().arrayBuffers)
      },
    }),
  )
  const labels = ['method', 'route', 'status'] as const
  const seconds = new Histogram({
    name: 'puente_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: labels,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const errors = new Counter({
    name: 'puente_http_errors_total',
    help: 'Answers with a status of 500 or more',
    labelNames: ['route'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) errors.inc({ route })
    done()
  })
  return registry
}
