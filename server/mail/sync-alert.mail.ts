// Tells those who run the shop that a store's catalogue is not renewed, or that what came looks wrong.
import { localised, paths } from '#contract/paths.ts'
import { ALERT_AFTER_HOURS } from '#domain/sync-run.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { alertWords } from './words.ts'

export interface SyncAlertData extends AccountMailData {
  /** The store's name as people write it. */
  store: string
  reason: 'stale' | 'suspicious'
}

export const syncAlertMail = (setting: MailSetting, data: SyncAlertData): MailText => {
  const t = alertWords(data.locale)
  const { store, reason } = data
  const title =
    reason === 'stale' ? t.stale({ store, hours: ALERT_AFTER_HOURS }) : t.suspicious({ store })
  const text = reason === 'stale' ? t.staleText({ store }) : t.suspiciousText({ store })
  return accountMail(setting, data, {
    subject: title,
    title,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'button',
        text: t.button(),
        url: setting.publicUrl + localised(data.locale, paths.adminSync),
      },
    ],
  })
}
