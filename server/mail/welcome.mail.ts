// The mail after registering: a welcome, and the link that confirms the address.
import { localised, paths } from '#contract/paths.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { accountMailWords } from './words.ts'

export interface WelcomeData extends AccountMailData {
  token: string
}

export const welcomeMail = (setting: MailSetting, data: WelcomeData): MailText => {
  const accounts = accountMailWords(data.locale)
  const { welcome } = accounts
  const url = setting.publicUrl + localised(data.locale, paths.verifyEmail(data.token))
  return accountMail(setting, data, {
    subject: welcome.subject({ brand: setting.brandName }),
    title: welcome.title(),
    blocks: [
      { kind: 'paragraph', text: welcome.text() },
      { kind: 'button', text: welcome.button(), url },
      { kind: 'paragraph', text: `${accounts.linkDay()} ${accounts.notYou()}`, quiet: true },
    ],
  })
}
