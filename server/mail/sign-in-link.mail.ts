// The mail that lets a new browser in while others try passwords at the account.
import { localised, paths } from '#contract/paths.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail } from './account-mail.ts'
import type { ResetLinkData } from './reset-link.mail.ts'
import { accountMailWords } from './words.ts'

export const signInLinkMail = (setting: MailSetting, data: ResetLinkData): MailText => {
  const accounts = accountMailWords(data.locale)
  const { signInLink } = accounts
  const url = setting.publicUrl + localised(data.locale, paths.signInLink(data.token))
  const life = accounts.linkLife({ minutes: data.minutes })
  return accountMail(setting, data, {
    subject: signInLink.subject(),
    title: signInLink.title(),
    blocks: [
      { kind: 'paragraph', text: signInLink.text({ username: data.username }) },
      { kind: 'button', text: signInLink.button(), url },
      { kind: 'paragraph', text: `${life} ${signInLink.notYou()}`, quiet: true },
    ],
  })
}
