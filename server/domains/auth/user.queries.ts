// Reads people for mails and jobs.
import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { Locale } from '#domain/vocabulary.ts'
import type { Em, Orm } from '#server/platform/orm.ts'
import { User } from './user.entity.ts'

// Rows are read to look at: what is changed is changed by statements, and nothing must be written back over them.
const APART = { disableIdentityMap: true } as const
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, ...APART } as const

export interface MailUser {
  id: number
  fullName: string
  username: string
  email: string
  /** The language the person wants to be written in. */
  locale: Locale
}

export const findMailUser = async (
  em: Em,
  by: { id: number } | { email: string },
): Promise<MailUser | null> => {
  const user = await em.findOne(User, by, APART)
  if (!user) return null
  const { id, fullName, username, email, locale } = user
  return { id, fullName, username, email, locale }
}

export interface LoginRow {
  id: number
  fullName: string
  username: string
  email: string
  isAdmin: boolean
  currency: string
  passwordHash: string
  totpOnSince: Date | null
  passkeySince: Date | null
}

// Bare statements bring dates as texts.
const dateOf = (value: Date | string | null): Date | null => (value ? new Date(value) : null)

/** Whoever is called so, by username or by e-mail address. A bare statement: signing in waits for it. */
export const findLogin = async (orm: Orm, name: string): Promise<LoginRow | null> => {
  const column = sql.ref(name.includes('@') ? 'email' : 'username')
  const { rows } = await sql<LoginRow>`
    select id, full_name as "fullName", username, email, is_admin as "isAdmin", currency,
      password_hash as "passwordHash", totp_on_since as "totpOnSince",
      passkey_since as "passkeySince"
    from app_user where ${column} = ${name}::citext`.execute(orm.em.getKysely())
  const [row] = rows
  return row
    ? { ...row, totpOnSince: dateOf(row.totpOnSince), passkeySince: dateOf(row.passkeySince) }
    : null
}

/** The address of an account once its owner has proved to read its mail. */
export const findVerifiedEmail = async (em: Em, id: number): Promise<string | null> => {
  const user = await em.findOne(User, { id, emailVerifiedAt: { $ne: null } }, APART)
  return user?.email ?? null
}

/** Holds a person's row until the unit of work ends: changes of what they keep take turns. */
export const lockUser = (em: Em, id: number) => em.findOne(User, { id }, LOCKED)

/** Ids of all admins, locked: the last one cannot go while somebody else goes, too. */
export const lockAdmins = async (em: Em): Promise<number[]> => {
  const admins = await em.find(User, { isAdmin: true }, { ...LOCKED, orderBy: { id: 'asc' } })
  return admins.map(({ id }) => id)
}
