// The jobs of the catalogue sync, as `definitions.ts` names the others.
import { z } from 'zod'
import { syncStoreSchema } from '#contract/sync.ts'
import { job, mailOptions } from './define-job.ts'

export const SYNC_JOBS = {
  // Looked at often, because every store's six hours count from its own last run, whoever asked for that.
  scheduleSync: job('sync.schedule', z.strictObject({}), {
    retryLimit: 6,
    expireInSeconds: 60,
    singleton: true,
    cron: '* * * * *',
    atStart: true,
  }),
  // A run of hours is one job: heartbeats tell that it lives, and whoever takes it again resumes at its cursor.
  syncProvider: job('sync.provider', z.strictObject({ provider: syncStoreSchema }), {
    retryLimit: 50,
    expireInSeconds: 12 * 3600,
    sideBySide: 3,
    singleton: true,
    singletonBy: 'provider',
  }),
  // As long as a store has products: each piece keeps where it ended.
  applyPolicy: job('sync.applyPolicy', z.strictObject({ provider: syncStoreSchema }), {
    retryLimit: 50,
    expireInSeconds: 12 * 3600,
    sideBySide: 3,
    singleton: true,
    singletonBy: 'provider',
  }),
  watchSync: job('sync.watch', z.strictObject({}), {
    retryLimit: 3,
    expireInSeconds: 300,
    singleton: true,
    cron: '*/10 * * * *',
  }),
  sendSyncAlert: job(
    'sync.sendAlert',
    z.strictObject({
      provider: syncStoreSchema,
      reason: z.enum(['stale', 'suspicious']),
      /** Of the run and its doubt, or of the moment since when nothing succeeded: names this one alert. */
      of: z.string(),
    }),
    mailOptions,
  ),
} as const
