// The mail with the link to choose a new password.
import { localised, paths } from '#contract/paths.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { accountMailWords } from './words.ts'

export interface ResetLinkData extends AccountMailData {
  token: string
  minutes: number
}

export const resetLinkMail = (setting: MailSetting, data: ResetLinkData): MailText => {
  const accounts = accountMailWords(data.locale)
  const { resetLink } = accounts
  const url = setting.publicUrl + localised(data.locale, paths.resetPassword(data.token))
  const life = accounts.linkLife({ minutes: data.minutes })
  return accountMail(setting, data, {
    subject: resetLink.subject(),
    title: resetLink.title(),
    blocks: [
      { kind: 'paragraph', text: resetLink.text({ username: data.username }) },
      { kind: 'button', text: resetLink.button(), url },
      { kind: 'paragraph', text: `${life} ${accounts.notYou()}`, quiet: true },
    ],
  })
}
