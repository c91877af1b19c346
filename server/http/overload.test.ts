// Proves what a process does that cannot keep up: it sends people away politely and still answers its probes.
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { lastResort } from '#server/ssr/last-resort.ts'
import { restErrorOf } from '#server/rest/rest-error.ts'
import { testConfig } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics.ts'
import { metricsAccess } from './metrics-access.ts'
import { addStaticFiles } from './static-files.ts'
import { eventually } from '#tests/support/eventually.ts'

let app: FastifyInstance
afterEach(() => app.close())

const open = async (mostLagMs?: number) => {
  const log = createLog({ level: 'silent', role: 'test' })
  const origin = () => 'https://shop.example'
  const config = { ...testConfig(), ...(mostLagMs !== undefined && { mostLagMs }) }
  app = await createApp({ config, log, origin })
  const time = { measure: async () => {}, isRight: () => true } as never
  const mayReadMetrics = metricsAccess(config)
  addHealth(app, { time, metrics: addMetrics(app), mayReadMetrics, stopping: () => false })
  await addStaticFiles(app, true)
  app.get('/en/page', { errorHandler: lastResort }, () => 'page')
  app.get('/call', {
    errorHandler: (error, _request, reply) => {
      const { status, body } = restErrorOf(error, 'pt')
      return reply.code(status).send(body)
    },
    handler: () => 'answer',
  })
  await app.ready()
}

test('a process that keeps up answers', async () => {
  await open()
  expect((await app.inject('/en/page')).statusCode).toBe(200)
})

test('a process that lags answers 503 with a time to come back, in the language asked for', async () => {
  // No event loop is so punctual: after its first measure the process counts as lagging.
  await open(Number.MIN_VALUE)
  await eventually(
    async () => {
      expect((await app.inject('/en/page')).statusCode).toBe(503)
    },
    { interval: 100 },
  )
  const page = await app.inject('/en/page')
  expect(page.headers['retry-after']).toBe('10')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('The service is not available right now.')
  const call = await app.inject('/call')
  expect(call.statusCode).toBe(503)
  expect(call.headers['retry-after']).toBe('10')
  expect(call.json()).toMatchObject({
    code: 'unavailable',
    error: expect.stringMatching(/^O serviço não está/) as string,
  })
  // Probes, and the files of pages that were answered before.
  for (const probe of ['/healthz', '/readyz', '/metrics', '/favicon.svg', '/categories/beauty.svg'])
    expect((await app.inject(probe)).statusCode, probe).toBe(200)
})
