// Every mail about an account for tests, by its name.
import type { Locale } from '#domain/vocabulary.ts'
import { changeEmailMail } from './change-email.mail.ts'
import { emailChangedMail } from './email-changed.mail.ts'
import { factorChangedMail } from './factor-changed.mail.ts'
import { passwordChangedMail } from './password-changed.mail.ts'
import { resetCodeMail } from './reset-code.mail.ts'
import { resetLinkMail } from './reset-link.mail.ts'
import { signInLinkMail } from './sign-in-link.mail.ts'
import { setting } from './order-mails.fixture.ts'
import { welcomeMail } from './welcome.mail.ts'

const at = new Date('2026-05-04T15:00:00Z')
export const token = 'T'.repeat(43)

export const mailsIn = (locale: Locale, fullName = 'Ana Pérez', username = 'ana') => {
  const data = { locale, fullName, username }
  return {
    welcome: welcomeMail(setting, { ...data, token }),
    resetLink: resetLinkMail(setting, { ...data, token, minutes: 30 }),
    signInLink: signInLinkMail(setting, { ...data, token, minutes: 30 }),
    resetCode: resetCodeMail(setting, { ...data, code: '012345', minutes: 10 }),
    passwordChanged: passwordChangedMail(setting, { ...data, at }),
    changeEmail: changeEmailMail(setting, { ...data, token }),
    emailChanged: emailChangedMail(setting, { ...data, at }),
    totpOn: factorChangedMail(setting, { ...data, at, kind: 'totp_on' }),
    totpOff: factorChangedMail(setting, { ...data, at, kind: 'totp_off' }),
    passkeyAdded: factorChangedMail(setting, { ...data, at, kind: 'passkey_added' }),
    passkeyRemoved: factorChangedMail(setting, { ...data, at, kind: 'passkey_removed' }),
    factorsReset: factorChangedMail(setting, { ...data, at, kind: 'factors_reset' }),
    factorsUnproven: factorChangedMail(setting, { ...data, at, kind: 'factors_unproven' }),
  }
}
