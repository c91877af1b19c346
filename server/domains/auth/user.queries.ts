// Reads people for mails and jobs.
import { LockMode } from '@mikro-orm/core'
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
}

export const findMailUser = async (
  em: Em,
  by: { id: number } | { email: string },
): Promise<MailUser | null> => {
  const user = await em.findOne(User, by, APART)
  if (!user) return null
  const { id, fullName, username, email } = user
  return { id, fullName, username, email }
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
