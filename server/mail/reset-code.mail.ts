// The mail with the six digits that let somebody choose a new password.
import { localised, paths } from '#contract/paths.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { accountMailWords } from './words.ts'

export interface ResetCodeData extends AccountMailData {
  code: string
  minutes: number
}

export const resetCodeMail = (setting: MailSetting, data: ResetCodeData): MailText => {
  const accounts = accountMailWords(data.locale)
  const { resetCode } = accounts
  const url = setting.publicUrl + localised(data.locale, paths.resetCode())
  return accountMail(setting, data, {
    subject: resetCode.subject({ code: data.code }),
    title: resetCode.title(),
    blocks: [
      { kind: 'paragraph', text: resetCode.text({ minutes: data.minutes }) },
      { kind: 'code', text: data.code },
      { kind: 'button', text: resetCode.button(), url },
      { kind: 'paragraph', text: accounts.notYou(), quiet: true },
    ],
  })
}
