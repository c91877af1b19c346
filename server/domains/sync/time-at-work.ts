// How long a run was worked on: from each time a worker takes it to that worker's next word, by the database's clock. What
// lies between a worker that lets go, or is killed, and the next one is no work.
import { sql } from 'kysely'

/** Of a row of `sync_run`: whole milliseconds since its worker took it last. */
export const sinceWork = sql`coalesce(ceil(extract(epoch from clock_timestamp() - working_since) * 1000)::int, 0)`

/** For whoever lets a run go or ends it, in the set list. */
export const countWork = sql`worked_ms = worked_ms + ${sinceWork}, working_since = null`
