// Copies of mails are kept for questions, not for ever; one that never went out stays.
import { OutboxMail } from './outbox-mail.entity.ts'
import type { Em } from './orm.ts'

export const KEEP_DAYS = 90
const DAY_MS = 86_400_000

export const purgeMails = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(OutboxMail, { sentAt: { $lt: new Date(now.getTime() - KEEP_DAYS * DAY_MS) } })

/** Copies of what went to somebody who is gone. */
export const forgetMails = (em: Em, recipient: string): Promise<number> =>
  em.nativeDelete(OutboxMail, {
    recipient: { $ilike: recipient.replaceAll(/[\\%_]/g, String.raw`\$&`) },
  })
