// The notice that the password is another one now, with a way back for whom it was not.
import { localised, paths } from '#contract/paths.ts'
import { formatMoment } from '#src/ui/format-moment.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { accountMailWords } from './words.ts'

export interface PasswordChangedData extends AccountMailData {
  at: Date
}

export const passwordChangedMail = (setting: MailSetting, data: PasswordChangedData): MailText => {
  const { passwordChanged } = accountMailWords(data.locale)
  const url = setting.publicUrl + localised(data.locale, paths.resetCode())
  const date = formatMoment(data.at, data.locale)
  return accountMail(setting, data, {
    subject: passwordChanged.subject(),
    title: passwordChanged.title(),
    blocks: [
      { kind: 'paragraph', text: passwordChanged.text({ username: data.username, date }) },
      { kind: 'paragraph', text: passwordChanged.warning() },
      { kind: 'button', text: passwordChanged.button(), url },
    ],
  })
}
