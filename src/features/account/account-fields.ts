// The forms of one's account by intent, and what they are answered besides.
import type { TotpEnrolment } from '#contract/second-factor.ts'
import { DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { choice, id, own, text, tick } from '#src/lib/form/kinds.ts'
import { email, fullName, newPassword, otp, password, username } from '#src/lib/form/person.ts'

const keyName = text({ autoComplete: 'off', required: true, maxLength: 60 })

export const accountFields = {
  profile: { fullName: fullName(), username: username() },
  email: { email: email(), password: password() },
  resend: {},
  preferences: {
    locale: choice(LOCALES),
    scheme: choice(['light', 'dark']),
    currency: choice(DISPLAY_CURRENCIES),
  },
  password: { currentPassword: password(), password: newPassword() },
  'end-session': { id: own() },
  'end-others': {},
  enrol: { password: password() },
  confirm: { otp: otp('numeric') },
  codes: { password: password() },
  disable: { password: password(), otp: otp() },
  'passkey-add': { name: keyName, password: password() },
  'passkey-rename': { id: id(), name: keyName },
  'passkey-remove': { id: id(), password: password() },
  default: { id: id() },
  remove: { id: id() },
  copy: {},
  delete: { password: password(), sure: tick() },
} as const

export type AccountIntent = keyof typeof accountFields

export interface AccountAnswer extends FormAnswer {
  /** The second factor that waits for its first code. */
  enrolment?: TotpEnrolment
  /** Shown this once. */
  recoveryCodes?: string[]
  /** Everything that is kept, as JSON. */
  copy?: string
}
