// Sends a mail once: its row is locked while it goes out, so that a retried or doubled job finds it sent.
import { createHash } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import { createTransport, type Transporter } from 'nodemailer'
import { OutboxMail } from './outbox-mail.entity.ts'
import type { Em } from './orm.ts'

export interface MailerSettings {
  /** Null: the mail stays in the development mailbox. */
  smtpUrl: string | null
  /** Without TLS the server gets neither password nor mail. */
  smtpNeedsTls: boolean
  mailFrom: string
}

export interface OutgoingMail {
  /** Names the event that causes the mail; one mail per key, whatever happens. */
  messageKey: string
  recipient: string
  locale: string
  subject: string
  html: string
  plain: string
  /** One POST there ends the subscription it belongs to (RFC 8058). */
  unsubscribeUrl?: string
  /** Who gets the answer, when it is not the shop. */
  replyTo?: string
  /** It carries a secret link or code: once it was sent, no copy of its text stays. */
  confidential?: boolean
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const transports = new Map<string, Transporter>()

const transportOf = (smtpUrl: string, smtpNeedsTls: boolean): Transporter => {
  const key = `${smtpNeedsTls} ${smtpUrl}`
  const known = transports.get(key)
  if (known) return known
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: smtpNeedsTls,
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    ...TIMEOUTS,
  })
  transports.set(key, transport)
  return transport
}

// The same for every attempt: a receiver can tell that a repeated mail is one it has.
const messageId = (key: string, from: string): string => {
  const host = /@([^\s<>]+?)>?$/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}

/**
 * Stores the mail, then sends what is stored: a failed attempt leaves its row for the mailbox and the next attempt.
 * `em` must not be in a transaction. @throws when the mail server does not take the mail
 */
export async function sendMail(
  em: Em,
  { smtpUrl, smtpNeedsTls, mailFrom }: MailerSettings,
  { confidential = false, ...mail }: OutgoingMail,
  now: Date,
): Promise<'sent' | 'already_sent'> {
  await em
    .qb(OutboxMail)
    .insert({ ...mail, createdAt: now })
    .onConflict('messageKey')
    .ignore()
    .execute()
  return em.transactional(async (unit) => {
    const row = await unit.findOneOrFail(
      OutboxMail,
      { messageKey: mail.messageKey },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    )
    if (row.sentAt) return 'already_sent'
    if (smtpUrl !== null)
      await transportOf(smtpUrl, smtpNeedsTls).sendMail({
        from: mailFrom,
        // An address as data, never as a header line.
        to: { name: '', address: row.recipient },
        subject: row.subject,
        html: row.html,
        text: row.plain,
        messageId: messageId(row.messageKey, mailFrom),
        ...(row.replyTo && { replyTo: { name: '', address: row.replyTo } }),
        ...(row.unsubscribeUrl && {
          list: { unsubscribe: { url: row.unsubscribeUrl } },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      })
    const gone = confidential && smtpUrl !== null ? { html: '', plain: '', subject: '' } : {}
    await unit.nativeUpdate(OutboxMail, { id: row.id }, { sentAt: now, ...gone })
    return 'sent'
  })
}
