// A person as answers and pages see one: never with the password hash.
import type { CurrentUser } from '#server/ctx.ts'

type Viewed = Omit<CurrentUser, 'hasSecondFactor'> & {
  totpOnSince?: Date | null | undefined
  passkeySince?: Date | null | undefined
}

export const viewUser = ({
  id,
  fullName,
  username,
  email,
  isAdmin,
  totpOnSince,
  passkeySince,
}: Viewed): CurrentUser => ({
  id,
  fullName,
  username,
  email,
  isAdmin,
  hasSecondFactor: totpOnSince instanceof Date || passkeySince instanceof Date,
})
