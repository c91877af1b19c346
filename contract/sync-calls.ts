// Where the state of the sync is read by plain calls: the documented ones and the stream of events.

export const SYNC_CALLS = {
  stats: '/api/sync/stats',
  activeJobs: '/api/sync/jobs?active=true',
  /** Events called `sync` with `{ stats, jobs }`, whenever either changes. */
  events: '/api/sync/events',
} as const
