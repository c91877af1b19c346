// One thing that was wrong with what a provider sent; of each kind a run keeps a few and counts the rest.
import { defineEntity, p } from '@mikro-orm/core'
import { SyncRun } from './sync-run.entity.ts'

export const SyncProblem = defineEntity({
  name: 'SyncProblem',
  tableName: 'sync_problem',
  properties: {
    id: p.integer().primary().autoincrement(),
    run: () => p.manyToOne(SyncRun).ref().deleteRule('cascade').index('sync_problem_run'),
    code: p.text(),
    externalId: p.text().nullable(),
    sample: p.text(),
  },
})
