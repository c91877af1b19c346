// Creates an account; the password is hashed before the transaction that stores it begins.
import { newUserInput, type NewUserInput } from '#contract/auth.ts'
import type { CurrentUser } from '#server/ctx.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { NOW, tables } from '#server/tables.ts'
import { hashPassword } from './password.ts'
import { User } from './user.entity.ts'
import { viewUser } from './user.view.ts'

export type CreateUserOutcome = { ok: true; user: CurrentUser } | { ok: false; code: 'taken' }

export type TakenCode = 'email_taken' | 'username_taken'

interface Names {
  username: string
  email: string
}

export interface NewUserRow extends Names {
  fullName: string
  passwordHash: string
  isAdmin: boolean
  /** Nobody has to follow a link to prove that the address is theirs. */
  emailVerified?: boolean
  locale?: Locale
  referralCode?: string | null
}

/** What of the two somebody else has already; both columns ignore case. */
export const findTaken = async (em: Em, { username, email }: Names): Promise<TakenCode | null> => {
  const [other] = await em.find(
    User,
    { $or: [{ email }, { username }] },
    { fields: ['email'], orderBy: { id: 'asc' }, limit: 1, disableIdentityMap: true },
  )
  if (!other) return null
  return other.email.toLowerCase() === email.toLowerCase() ? 'email_taken' : 'username_taken'
}

/** Waits for a registration of the same name that is under way; the loser finds it taken, without an error. */
export async function insertUser(
  em: Em,
  row: NewUserRow,
): Promise<{ ok: true; id: number } | { ok: false; code: TakenCode }> {
  const inserted = await tables(em)
    .insertInto('appUser')
    .values({
      fullName: row.fullName,
      username: row.username,
      email: row.email,
      passwordHash: row.passwordHash,
      isAdmin: row.isAdmin,
      emailVerifiedAt: row.emailVerified ? NOW : null,
      locale: row.locale ?? 'es',
      referralCode: row.referralCode ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { ok: true, ...inserted }
  return { ok: false, code: (await findTaken(em, row)) ?? 'username_taken' }
}

/** @throws ZodError when a field is not usable */
export async function createUser(
  em: Em,
  input: NewUserInput & { isAdmin: boolean; emailVerified?: boolean },
): Promise<CreateUserOutcome> {
  const { isAdmin, emailVerified = false, ...fields } = input
  const { password, ...person } = newUserInput.parse(fields)
  const row = { ...person, isAdmin, emailVerified, passwordHash: await hashPassword(password) }
  const made = await insertUser(em, row)
  if (!made.ok) return { ok: false, code: 'taken' }
  return { ok: true, user: viewUser({ id: made.id, ...person, isAdmin }) }
}

/** The first admin of a shop, made at the terminal: the address is as good as confirmed, nobody else registered with it. */
export const createAdmin = (em: Em, input: NewUserInput) =>
  createUser(em, { ...input, isAdmin: true, emailVerified: true })
