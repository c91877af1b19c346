// A person as answers and pages see one: never with the password hash.
import type { CurrentUser } from '#server/ctx.ts'

type Viewed = Omit<CurrentUser, 'hasSecondFactor'> & {
  totpOnSince?: Date | string | null | undefined
  passkeySince?: Date | string | null | undefined
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
  hasSecondFactor: Boolean(totpOnSince) || Boolean(passkeySince),
})
