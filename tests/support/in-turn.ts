// What the workers of one run do one after the other.
import pg from 'pg'
import { inject } from 'vitest'

/** Any numbers of our own. What is made of one kind may wait for another kind, and never the other way round. */
const KINDS = { demo: 7_304_881, shop: 7_304_882, cart: 7_304_883 } as const

/** Waits for whoever of another worker does something of this kind. `admin` may do anything in the run's Postgres. */
export async function inTurn<T>(
  kind: keyof typeof KINDS,
  run: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: inject('postgres').url })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [KINDS[kind]])
    return await run(admin)
  } finally {
    await admin.end()
  }
}
