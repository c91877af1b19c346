// What is wrong with a field of signing in or registering, in words that say how to put it right.
import { useTexts } from '#src/lib/texts.ts'
import type { AuthAnswer } from './auth-answer.ts'

type Fault = AuthAnswer['faults'][string]

export function useFaultText(): (field: string, fault: Fault) => string | undefined {
  const { auth: t, errors, faults } = useTexts()
  return (field, fault) => {
    if (!fault) return undefined
    if (fault === 'email_taken' || fault === 'username_taken' || fault === 'invalid_otp')
      return errors[fault]()
    if (field === 'password' && fault === 'too_short') return t.passwordShort()
    if (field === 'username' && (fault === 'invalid' || fault === 'too_short'))
      return t.usernameHint()
    if (field === 'referralCode' && fault === 'invalid') return t.referralFault()
    return faults[fault]()
  }
}
