// How long a run was worked on: from each time a worker takes it to that worker's next word, by the database's clock. What
// lies between a worker that lets go, or is killed, and the next one is no work.
import { raw } from '@mikro-orm/core'

/** Of a row of `sync_run`: whole milliseconds since its worker took it last. */
export const SINCE_WORK = `coalesce(ceil(extract(epoch from clock_timestamp() - working_since) * 1000)::int, 0)`

/** Nobody has the run any more, and the time it was worked on is counted. */
export const letGo = () => ({
  lease: null,
  leaseUntil: null,
  workedMs: raw<number>(`worked_ms + ${SINCE_WORK}`),
  workingSince: null,
})
