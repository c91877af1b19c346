// The mail to a new address: the account takes it once its link is opened.
import { localised, paths } from '#contract/paths.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { accountMailWords } from './words.ts'

export interface ChangeEmailData extends AccountMailData {
  token: string
}

export const changeEmailMail = (setting: MailSetting, data: ChangeEmailData): MailText => {
  const accounts = accountMailWords(data.locale)
  const { changeEmail } = accounts
  const url = setting.publicUrl + localised(data.locale, paths.verifyEmail(data.token))
  return accountMail(setting, data, {
    subject: changeEmail.subject(),
    title: changeEmail.title(),
    blocks: [
      { kind: 'paragraph', text: changeEmail.text({ username: data.username }) },
      { kind: 'button', text: changeEmail.button(), url },
      { kind: 'paragraph', text: `${accounts.linkDay()} ${accounts.notYou()}`, quiet: true },
    ],
  })
}
