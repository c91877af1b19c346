// A worker as the shop runs it, with its jobs and its clock and without the rest of the shop: it lives until it is killed.
import { startWorker } from '#server/jobs/worker.ts'
import { openSyncDeps, type SyncSetting } from '../lib/sync-deps.ts'

process.once(
  'message',
  (setting: SyncSetting) => void openSyncDeps(setting).then((deps) => startWorker(deps, deps.time)),
)
process.once('disconnect', () => process.exit())
