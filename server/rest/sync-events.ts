// `GET /api/sync/events`: what the documented calls say about the sync, pushed whenever it changes.
import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { SyncJob, SyncStats } from '#contract/sync.ts'
import { SYNC_CALLS } from '#contract/sync-calls.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { Deps } from '#server/ctx.ts'
import { createEventHub } from '#server/http/event-hub.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { nobodysCtx } from '#server/request-ctx.ts'
import { appRouter } from '#server/trpc/router.ts'
import { addEventStream } from './event-stream.ts'

/** Per process. Many people share an address; whoever finds no room asks at the documented pace instead. */
const MOST_LISTENERS = 500
const MOST_PER_ADDRESS = 20
const EVERY_MS = 2000
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
  const onError = (error: unknown) => deps.log.warn({ err: error }, 'state of the sync not read')
  const hub = createEventHub({
    event: 'sync',
    state: { read, everyMs: EVERY_MS, onError },
    most: MOST_LISTENERS,
    mostEach: MOST_PER_ADDRESS,
  })
  addEventStream(app, SYNC_CALLS.events, hub, ({ ip }) => addressGroup(ip))
}
