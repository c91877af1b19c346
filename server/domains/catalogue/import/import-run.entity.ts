// One run of the file importer: what was read, how far it came, and what became of the rows.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const ImportRun = defineEntity({
  name: 'ImportRun',
  tableName: 'import_run',
  properties: {
    id: p.integer().primary().autoincrement(),
    // Identifies file and options, so that the same call after an interruption resumes this run.
    fingerprint: p.text().index('import_run_fingerprint'),
    fileName: p.text(),
    state: p.text().$type<'running' | 'completed' | 'failed'>(),
    recordsDone: p.integer().default(0),
    created: p.integer().default(0),
    changed: p.integer().default(0),
    unchanged: p.integer().default(0),
    rejected: p.integer().default(0),
    startedAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
  },
})

export type ImportRunRow = InferEntity<typeof ImportRun>
