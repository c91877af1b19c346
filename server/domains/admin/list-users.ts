// The admin's list of people: newest first, page by page from an id; what is searched may stand anywhere in the names.
import { sql } from 'kysely'
import { type AdminUsers, type AdminUsersInput, DESK_PAGE_SIZE } from '#contract/user-desk.ts'
import type { Ctx } from '#server/ctx.ts'
import { countRows, tables } from '#server/tables.ts'
import { matchPeople } from './match-people.ts'

export async function listUsers(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  { search, onlyAdmins, before }: AdminUsersInput,
): Promise<AdminUsers> {
  const rows = await tables(em)
    .selectFrom('appUser as person')
    .select((eb) => [
      'id',
      'fullName',
      'username',
      'email',
      'isAdmin',
      'createdAt',
      sql<boolean>`email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`totp_on_since is not null or passkey_since is not null`.as('hasSecondFactor'),
      eb
        .selectFrom('session')
        .select(countRows.as('count'))
        .whereRef('userId', '=', 'person.id')
        .where('expiresAt', '>', now)
        .$asScalar()
        .$notNull()
        .as('sessionCount'),
      eb
        .selectFrom('shopOrder')
        .select(countRows.as('count'))
        .whereRef('userId', '=', 'person.id')
        .$asScalar()
        .$notNull()
        .as('orderCount'),
    ])
    .where((eb) => (search ? matchPeople(search) : eb.lit(true)))
    .where((eb) => (onlyAdmins ? eb.ref('isAdmin') : eb.lit(true)))
    .where((eb) => (before === null ? eb.lit(true) : eb('id', '<', before)))
    .orderBy('id', 'desc')
    .limit(DESK_PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, DESK_PAGE_SIZE)
  return {
    users: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}
