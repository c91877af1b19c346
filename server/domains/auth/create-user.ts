// Creates an account; the password is hashed before the transaction that stores it begins.
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { newUserInput, type NewUserInput } from '#contract/auth.ts'
import type { CurrentUser } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { hashPassword } from './password.ts'
import { User } from './user.entity.ts'
import { viewUser } from './user.view.ts'

export type CreateUserOutcome = { ok: true; user: CurrentUser } | { ok: false; code: 'taken' }

/** @throws ZodError when a field is not usable */
export async function createUser(
  em: Em,
  input: NewUserInput & { isAdmin: boolean },
): Promise<CreateUserOutcome> {
  const { isAdmin, ...fields } = input
  const { password, ...person } = newUserInput.parse(fields)
  const user = { ...person, isAdmin, passwordHash: await hashPassword(password) }
  try {
    const id = Number(await em.insert(User, user))
    return { ok: true, user: viewUser({ id, ...person, isAdmin }) }
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return { ok: false, code: 'taken' }
    throw error
  }
}

/** The first admin of a shop, made at the terminal. */
export const createAdmin = (em: Em, input: NewUserInput) =>
  createUser(em, { ...input, isAdmin: true })
