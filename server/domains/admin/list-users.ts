// The admin's list of people: newest first, page by page from an id; what is searched may stand anywhere in the names.
import { sql } from 'kysely'
import { type AdminUsers, type AdminUsersInput, DESK_PAGE_SIZE } from '#contract/user-desk.ts'
import type { Ctx } from '#server/ctx.ts'
import { matchPeople } from './match-people.ts'

interface Row {
  id: number
  full_name: string
  username: string
  email: string
  email_verified: boolean
  is_admin: boolean
  has_second_factor: boolean
  session_count: number
  order_count: number
  created_at: Date
}

export async function listUsers(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  { search, onlyAdmins, before }: AdminUsersInput,
): Promise<AdminUsers> {
  const matches = search ? matchPeople(search) : sql`true`
  const { rows } = await sql<Row>`
    select id, full_name, username, email, is_admin, created_at,
      email_verified_at is not null as email_verified,
      (totp_on_since is not null or passkey_since is not null) as has_second_factor,
      (select count(*)::int from session where user_id = person.id and expires_at > ${now}) as session_count,
      (select count(*)::int from shop_order where user_id = person.id) as order_count
    from app_user as person
    where ${matches}
      and ${onlyAdmins ? sql`is_admin` : sql`true`}
      and ${before === null ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${DESK_PAGE_SIZE + 1}
  `.execute(em.getKysely())
  const page = rows.slice(0, DESK_PAGE_SIZE)
  return {
    users: page.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      username: row.username,
      email: row.email,
      emailVerified: row.email_verified,
      isAdmin: row.is_admin,
      hasSecondFactor: row.has_second_factor,
      sessionCount: row.session_count,
      orderCount: row.order_count,
      createdAt: new Date(row.created_at).toISOString(),
    })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}
