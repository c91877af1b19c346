// Brings the schema to its newest form as its owner, and lets the role of the running shop use it, histories unchanged.
import { APPEND_ONLY } from './append-only.ts'
import { entities } from './entities.ts'
import { roleOf } from './platform/app-role.ts'
import { migrate } from './platform/migrate.ts'
import { openOrm } from './platform/orm.ts'
import { restrictRole } from './platform/restrict-role.ts'
import { takeTurns } from './platform/take-turns.ts'

export interface DatabaseAddresses {
  /** As the running shop. */
  databaseUrl: string
  /** As the owner of the schema; left out: the same. */
  ownerUrl?: string
}

/** How many migrations were missing. @throws with one line where the schema cannot be brought up to date */
export async function prepareSchema({
  databaseUrl,
  ownerUrl = databaseUrl,
}: DatabaseAddresses): Promise<number> {
  const orm = await openOrm(entities, { databaseUrl: ownerUrl })
  try {
    const migrations = await migrate(orm)
    const role = roleOf(databaseUrl)
    if (role !== roleOf(ownerUrl))
      await takeTurns(orm, 'rights', () => restrictRole(orm, role, APPEND_ONLY))
    return migrations
  } finally {
    await orm.close()
  }
}
