// The mails around a message: to the shop, back to whoever wrote, and the answer.
import { localised, paths } from '#contract/paths.ts'
import { spokenName } from '#domain/inert-text.ts'
import type { ContactSubject, Locale } from '#domain/vocabulary.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import { contactWords } from './words.ts'
import { LOCALES } from '#domain/vocabulary.ts'

export interface Asked {
  id: number
  fullName: string
  email: string
  subject: ContactSubject
  message: string
  locale: Locale
}

/** To the shop, in its language. */
export const noticeMail = (setting: MailSetting, asked: Asked): MailText => {
  const [locale] = LOCALES
  const { notice, subjects } = contactWords(locale)
  const subject = subjects[asked.subject]()
  const url = setting.publicUrl + localised(locale, paths.adminMessage(asked.id))
  return composeMail(setting, {
    locale,
    subject: notice.subject({ subject, sender: spokenName(asked.fullName) }),
    footer: notice.footer(),
    blocks: [
      { kind: 'title', text: notice.title({ subject }) },
      {
        kind: 'rows',
        rows: [
          { label: notice.from(), value: asked.fullName },
          { label: notice.email(), value: asked.email, exact: true },
          { label: notice.language(), value: asked.locale },
        ],
      },
      { kind: 'paragraph', text: asked.message },
      { kind: 'button', text: notice.button(), url },
    ],
  })
}

/** Says nothing of what was written: the address may be somebody else's. */
export const receiptMail = (setting: MailSetting, { locale, subject }: Asked): MailText => {
  const { receipt, subjects, footer } = contactWords(locale)
  const brand = setting.brandName
  return composeMail(setting, {
    locale,
    subject: receipt.subject({ brand }),
    footer: footer({ brand }),
    blocks: [
      { kind: 'title', text: receipt.title() },
      { kind: 'paragraph', text: receipt.text({ subject: subjects[subject]() }) },
      { kind: 'paragraph', text: receipt.hours(), quiet: true },
    ],
  })
}

export const replyMail = (setting: MailSetting, asked: Asked & { answer: string }): MailText => {
  const { locale } = asked
  const { reply, subjects, footer } = contactWords(locale)
  const brand = setting.brandName
  const subject = subjects[asked.subject]()
  return composeMail(setting, {
    locale,
    subject: reply.subject({ subject, brand }),
    greeted: asked.fullName,
    footer: footer({ brand }),
    blocks: [
      { kind: 'title', text: reply.title() },
      { kind: 'paragraph', text: asked.answer, exact: true },
      { kind: 'heading', text: reply.asked() },
      { kind: 'paragraph', text: asked.message, quiet: true },
    ],
  })
}
