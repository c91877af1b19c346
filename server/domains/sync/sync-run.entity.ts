// One run over a provider's catalogue: how far it came, what became of what it saw, and who is at work on it.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { StoreFault } from '#domain/store-fault.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { RunDoubt, RunPhase, RunState } from '#domain/sync-run.ts'

export const SyncRun = defineEntity({
  name: 'SyncRun',
  tableName: 'sync_run',
  properties: {
    id: p.integer().primary().autoincrement(),
    provider: p.text().$type<SyncStore>(),
    state: p.text().$type<RunState>().default('waiting'),
    phase: p.text().$type<RunPhase>().default('list'),
    trigger: p.text().$type<'schedule' | 'admin'>(),
    // Where the next page begins, within the phase.
    cursor: p.text().nullable(),
    // The worker that has it, and until when it has it without a sign of life.
    lease: p.text().nullable(),
    leaseUntil: p.datetime().nullable(),
    // Refusals of the same page in a row, and until when the run rests.
    tries: p.integer().default(0),
    restsUntil: p.datetime().nullable(),
    pages: p.integer().default(0),
    calls: p.integer().default(0),
    // Those of them that asked about products no list named, and those that asked for details.
    checkCalls: p.integer().default(0),
    detailCalls: p.integer().default(0),
    seen: p.integer().default(0),
    // Those of them that its lists named: by these alone runs are compared.
    listed: p.integer().default(0),
    created: p.integer().default(0),
    changed: p.integer().default(0),
    unchanged: p.integer().default(0),
    rejected: p.integer().default(0),
    unmapped: p.integer().default(0),
    held: p.integer().default(0),
    hidden: p.integer().default(0),
    // False when a page was short: nothing is concluded from what is missing.
    isWhole: p.boolean().default(true),
    doubt: p.text().$type<RunDoubt>().nullable(),
    // Doubted for what is gone: how many of the products in the lists were denied, and of how many.
    denied: p.integer().nullable(),
    deniedOf: p.integer().nullable(),
    // Somebody said no to it, and the prices held when it ended are not all put down as rejected yet.
    rejectsPrices: p.boolean().default(false),
    // Somebody believed it, and the prices held up to then are not all taken yet.
    takesUntil: p.datetime().nullable(),
    before: p.integer().nullable(),
    fault: p.json<StoreFault>().nullable(),
    problemCounts: p.json<Record<string, number>>().defaultRaw(`'{}'`),
    createdAt: p.datetime().defaultRaw('now()'),
    startedAt: p.datetime().nullable(),
    // Time somebody was at work on it: without waits for a word, a pause, the next day's calls or another worker.
    workedMs: p.integer().default(0),
    // Since when the worker that has it is at what it has not counted yet.
    workingSince: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'sync_run_provider', properties: ['provider', 'id'] },
    // At most one waiting and one running per provider, whoever asks and however often.
    {
      name: 'sync_run_waiting',
      expression: `create unique index sync_run_waiting on sync_run (provider) where state = 'waiting'`,
    },
    {
      name: 'sync_run_running',
      expression: `create unique index sync_run_running on sync_run (provider) where state = 'running'`,
    },
  ],
})

export type SyncRunRow = InferEntity<typeof SyncRun>
