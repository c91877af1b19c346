// What the fields are called with which people say who they are, and what is wrong with them.
import { useTexts } from '../texts.ts'

export function usePersonWords() {
  const { auth: t } = useTexts()
  return {
    fullName: t.fullName,
    username: t.newUsername,
    usernameHint: t.usernameHint,
    usernameFaults: { invalid: t.usernameHint, too_short: t.usernameHint },
    email: t.email,
    password: t.password,
    passwordFaults: { too_short: t.passwordShort },
  }
}
