// The words of the questions who sits there, and of a session that has ended, in English.
import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const en_identity = {
  title: 'Confirm it is you',
  lead: 'You last gave your password, a code or your passkey more than half an hour ago. Enter your password to go on: nothing you did is lost.',
  otp: 'Or a verification code',
  cancel: 'Cancel',
  submit: 'Confirm and go on',
  ended: 'Your session has ended',
  endedText: 'Sign in again as {name} to go on; what you typed is still here.',
  otherAccount: 'Sign in with another account',
  signIn: 'Sign in and go on',
  shown: 'Done: you can download the file now.',
  file: 'Download',
} satisfies NamespaceIdentityTranslation

export default en_identity
