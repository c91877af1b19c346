// Reads people for mails and jobs.
import type { Em } from '#server/platform/orm.ts'
import { User } from './user.entity.ts'

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
  const user = await em.findOne(User, by, { refresh: true })
  if (!user) return null
  const { id, fullName, username, email } = user
  return { id, fullName, username, email }
}

/** The address of an account once its owner has proved to read its mail. */
export const findVerifiedEmail = async (em: Em, id: number): Promise<string | null> => {
  const user = await em.findOne(User, { id, emailVerifiedAt: { $ne: null } }, { refresh: true })
  return user?.email ?? null
}
