// Lets a transaction of the sync end without waiting for the disk: nothing leaves the shop by it that could not come again.
import { sql } from 'kysely'

/** Among what any statement selects or returns; holds for its transaction alone. */
export const ASYNC_COMMIT = sql`set_config('synchronous_commit', 'off', true)`.as('waits')
