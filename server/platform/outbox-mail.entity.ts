// Every mail the program sent: the development mailbox reads it, and its key keeps a retried job from sending twice.
// Copied for its person by: nobody, for its recipient has the mail itself
// Erased: server/platform/purge-mails.ts
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const OutboxMail = defineEntity({
  name: 'OutboxMail',
  tableName: 'outbox_mail',
  properties: {
    id: p.integer().primary().autoincrement(),
    messageKey: p.text().unique('outbox_mail_key'),
    recipient: p.text(),
    subject: p.text(),
    html: p.text(),
    plain: p.text(),
    locale: p.text(),
    // Where one request ends the subscription this mail belongs to.
    unsubscribeUrl: p.text().nullable(),
    // Who is answered by an answer, when it is not the shop.
    replyTo: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    sentAt: p.datetime().nullable(),
  },
})

export type OutboxMailRow = InferEntity<typeof OutboxMail>
