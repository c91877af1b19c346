// The notice that a second factor came or went, with a way back for whom it was not.
import type { FactorChange } from '#domain/factor-change.ts'
import { localised, paths } from '#contract/paths.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import { formatMoment } from '#src/ui/format-moment.ts'
import { accountMailWords } from './words.ts'

export interface FactorChangedData extends AccountMailData {
  kind: FactorChange
  at: Date
}

export const factorChangedMail = (setting: MailSetting, data: FactorChangedData): MailText => {
  const { factorChanged } = accountMailWords(data.locale)
  const url = setting.publicUrl + localised(data.locale, paths.accountSecurity)
  const what = factorChanged[data.kind]
  const date = formatMoment(data.at, data.locale)
  return accountMail(setting, data, {
    subject: what.title(),
    title: what.title(),
    blocks: [
      { kind: 'paragraph', text: what.text({ username: data.username, date }) },
      { kind: 'paragraph', text: factorChanged.warning() },
      { kind: 'button', text: factorChanged.button(), url },
    ],
  })
}
