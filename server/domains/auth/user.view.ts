// A person as answers and pages see one: never with the password hash.
import type { CurrentUser } from '#server/ctx.ts'

export const viewUser = ({ id, fullName, username, email, isAdmin }: CurrentUser): CurrentUser => ({
  id,
  fullName,
  username,
  email,
  isAdmin,
})
