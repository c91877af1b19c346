// Who wrote the rows of a desk: their author is a plain number, because the row outlives the account.
import type { Em } from '#server/platform/orm.ts'
import { User } from './user.entity.ts'

interface Written {
  createdBy?: number | null | undefined
}

/** One query for all rows. The answer gives a username; null for the shop's defaults and for accounts that are gone. */
export async function findAuthors(
  em: Em,
  rows: readonly Written[],
): Promise<(row: Written) => string | null> {
  const ids = rows.flatMap(({ createdBy }) => createdBy ?? [])
  const people = await em.find(User, { id: { $in: ids } }, { fields: ['id', 'username'] })
  const names = new Map(people.map(({ id, username }) => [id, username]))
  return ({ createdBy }) => (createdBy == null ? null : (names.get(createdBy) ?? null))
}
