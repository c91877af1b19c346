// The shape that all mails about an account share: title, greeting, what happened, one way on.
import type { Locale } from '#domain/vocabulary.ts'
import type { Block, MailSetting, MailText } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { accountMailWords } from './words.ts'

/** Whose account it is. */
export interface AccountMailData {
  locale: Locale
  fullName: string
  username: string
}

interface AccountMail {
  subject: string
  title: string
  blocks: readonly Block[]
}

export const accountMail = (
  setting: MailSetting,
  { locale, fullName }: AccountMailData,
  { subject, title, blocks }: AccountMail,
): MailText =>
  composeMail(setting, {
    locale,
    subject,
    greeted: fullName,
    footer: accountMailWords(locale).footer({ brand: setting.brandName }),
    blocks: [{ kind: 'title', text: title }, ...blocks],
  })
