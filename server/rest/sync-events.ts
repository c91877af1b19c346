// `GET /api/sync/events`: what the documented calls say about the sync, pushed whenever it changes.
import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { SyncJob, SyncStats } from '#contract/sync.ts'
import { SYNC_CALLS } from '#contract/sync-calls.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { Deps } from '#server/ctx.ts'
import { createEventHub } from '#server/http/event-hub.ts'
import { acceptedLocale } from '#server/accepted-locale.ts'
import { nobodysCtx } from '#server/request-ctx.ts'
import { appRouter } from '#server/trpc/router.ts'
import { answerRestError } from './mount.ts'
import { restError } from './rest-error.ts'

/** Per process. Many people share an address; whoever finds no room asks at the documented pace instead. */
const MOST_LISTENERS = 500
const MOST_PER_ADDRESS = 20
const EVERY_MS = 2000
const HEARTBEAT_MS = 15_000
/** Counting products costs more than looking at jobs, and changes when jobs do. */
const STATS_SECONDS = 30

export function addSyncEvents(app: FastifyInstance, deps: Deps): void {
  const nobody = { log: deps.log, id: 'sync-events', ip: '', headers: {} }
  const ask = (path: string, input?: unknown) =>
    callTRPCProcedure({
      router: appRouter,
      path,
      type: 'query',
      ctx: nobodysCtx(deps, nobody, LOCALES[0]),
      getRawInput: () => Promise.resolve(input),
      signal: undefined,
      batchIndex: 0,
    })

  let known: { jobs: string; stats: SyncStats; at: number } | null = null
  const read = async () => {
    const jobs = (await ask('sync.jobs', { active: true })) as SyncJob[]
    const text = JSON.stringify(jobs)
    const now = deps.clock().getTime()
    if (known?.jobs !== text || now - known.at > STATS_SECONDS * 1000)
      known = { jobs: text, stats: (await ask('sync.stats')) as SyncStats, at: now }
    return JSON.stringify({ stats: known.stats, jobs })
  }
  const hub = createEventHub({
    event: 'sync',
    read,
    everyMs: EVERY_MS,
    heartbeatMs: HEARTBEAT_MS,
    most: MOST_LISTENERS,
    mostPerAddress: MOST_PER_ADDRESS,
    onError: (error) => deps.log.warn({ err: error }, 'state of the sync not read'),
  })
  // They would never end by themselves.
  app.addHook('preClose', (done) => {
    hub.close()
    done()
  })
  // Whoever finds no room is refused; what goes wrong with the reading is told above.
  const options = { errorHandler: answerRestError, config: { tellsItself: true } }
  app.get(SYNC_CALLS.events, options, (request, reply) => {
    if (!hub.roomFor(request.ip)) {
      const { status, body } = restError(
        'unavailable',
        acceptedLocale(request.headers['accept-language']),
      )
      return reply.code(status).send(body)
    }
    reply.hijack()
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
    hub.join(reply.raw, request.ip)
    return undefined
  })
}
