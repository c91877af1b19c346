// Reads people for mails and jobs.
import { LockMode } from '@mikro-orm/core'
import { type RawBuilder, sql } from 'kysely'
import type { Scheme } from '#contract/account.ts'
import type { DisplayCurrency } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
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
  by: { id: number } | { email: string } | { username: string },
): Promise<MailUser | null> => {
  const user = await em.findOne(User, by, APART)
  if (!user) return null
  const { id, fullName, username, email, locale } = user
  return { id, fullName, username, email, locale }
}

/** What signing in needs to know of an account, as JSON has it. */
export interface LoginRow {
  id: number
  fullName: string
  username: string
  email: string
  isAdmin: boolean
  locale: Locale
  currency: DisplayCurrency | null
  scheme: Scheme | null
  passwordHash: string
  totpOnSince: string | null
  passkeySince: string | null
}

const LOGIN_COLUMNS = sql`id, full_name as "fullName", username, email, is_admin as "isAdmin",
  locale, currency, scheme, password_hash as "passwordHash", totp_on_since as "totpOnSince",
  passkey_since as "passkeySince"`

/** Whether the row still is what somebody was let in by. */
export const proofStands = (was: LoginRow): RawBuilder<unknown> => sql`
  password_hash = ${was.passwordHash}
  and totp_on_since is not distinct from ${was.totpOnSince}::timestamptz
  and passkey_since is not distinct from ${was.passkeySince}::timestamptz`

/** Whoever is called so, by username or by e-mail address: a question that travels with the count of the attempt. */
export const loginByName = (name: string): RawBuilder<LoginRow> => {
  const column = sql.ref(name.includes('@') ? 'email' : 'username')
  return sql`select ${LOGIN_COLUMNS} from app_user where ${column} = ${name}::citext`
}

/** Whose passkey it is. */
export const loginByPasskey = (credentialId: string): RawBuilder<LoginRow> =>
  sql`select ${LOGIN_COLUMNS} from app_user
    where id = (select user_id from passkey where credential_id = ${credentialId})`

/** The address of an account once its owner has proved to read its mail. */
export const findVerifiedEmail = async (em: Em, id: number): Promise<string | null> => {
  const user = await em.findOne(User, { id, emailVerifiedAt: { $ne: null } }, APART)
  return user?.email ?? null
}

/** Whose address it is, once its owner has proved to read its mail. */
export const findOwnerOf = async (em: Em, email: string): Promise<number | null> => {
  const user = await em.findOne(User, { email, emailVerifiedAt: { $ne: null } }, APART)
  return user?.id ?? null
}

/** Holds a person's row until the unit of work ends: changes of what they keep take turns. */
export const lockUser = (em: Em, id: number) => em.findOne(User, { id }, LOCKED)

/** Ids of all admins, locked: the last one cannot go while somebody else goes, too. */
export const lockAdmins = async (em: Em): Promise<number[]> => {
  const admins = await em.find(User, { isAdmin: true }, { ...LOCKED, orderBy: { id: 'asc' } })
  return admins.map(({ id }) => id)
}

/** Everybody who runs the shop, for mails about it. */
export const findAdmins = async (em: Em): Promise<MailUser[]> => {
  const users = await em.find(User, { isAdmin: true }, { ...APART, orderBy: { id: 'asc' } })
  return users.map(({ id, fullName, username, email, locale }) => ({
    id,
    fullName,
    username,
    email,
    locale,
  }))
}
