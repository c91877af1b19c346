// The two mails of the newsletter: one asks whether it is wanted, one says welcome.
import { localised, paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { contactWords } from './words.ts'

export interface NewsletterMailData {
  kind: 'confirm' | 'welcome'
  /** The owner of the address said yes by a mail; else anybody may have typed it. */
  isConfirmed: boolean
  locale: Locale
  confirmUrl: string
  leaveUrl: string
}

export const newsletterMail = (
  setting: MailSetting,
  { kind, isConfirmed, locale, confirmUrl, leaveUrl }: NewsletterMailData,
): MailText => {
  const { newsletter: t } = contactWords(locale)
  const brand = setting.brandName
  const footer = isConfirmed ? t.ownFooter({ brand }) : t.footer({ brand })
  if (kind === 'confirm')
    return composeMail(setting, {
      locale,
      subject: t.confirm.subject({ brand }),
      footer,
      blocks: [
        { kind: 'title', text: t.confirm.title() },
        { kind: 'paragraph', text: t.confirm.text({ brand }) },
        { kind: 'button', text: t.confirm.button(), url: confirmUrl },
        { kind: 'paragraph', text: t.confirm.ignore(), quiet: true },
      ],
    })
  return composeMail(setting, {
    locale,
    subject: t.welcome.subject({ brand }),
    footer,
    blocks: [
      { kind: 'title', text: t.welcome.title() },
      { kind: 'paragraph', text: t.welcome.text() },
      {
        kind: 'button',
        text: t.welcome.button(),
        url: setting.publicUrl + localised(locale, paths.home),
      },
      { kind: 'link', text: t.welcome.leave(), url: leaveUrl, quiet: true },
    ],
  })
}
