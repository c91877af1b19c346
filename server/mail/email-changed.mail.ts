// The notice to the address that was given up, so that nobody loses an account unseen.
import { formatMoment } from '#src/ui/format-moment.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { accountMailWords } from './words.ts'

export interface EmailChangedData extends AccountMailData {
  at: Date
}

export const emailChangedMail = (setting: MailSetting, data: EmailChangedData): MailText => {
  const { emailChanged } = accountMailWords(data.locale)
  const date = formatMoment(data.at, data.locale)
  return accountMail(setting, data, {
    subject: emailChanged.subject(),
    title: emailChanged.title(),
    blocks: [
      { kind: 'paragraph', text: emailChanged.text({ username: data.username, date }) },
      { kind: 'paragraph', text: emailChanged.warning() },
    ],
  })
}
