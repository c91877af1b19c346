// An answer to a message, as it was mailed.
// Copied for its person by: server/domains/contact/of-address.ts
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { ContactMessage } from './contact-message.entity.ts'

export const ContactReply = defineEntity({
  name: 'ContactReply',
  tableName: 'contact_reply',
  properties: {
    id: p.integer().primary().autoincrement(),
    message: () =>
      p.manyToOne(ContactMessage).ref().deleteRule('cascade').index('contact_reply_message'),
    text: p.text(),
    // The name the author had then; accounts may go.
    author: p.text(),
    // Of the form it came from: sent twice, it is one answer.
    nonce: p.text().unique('contact_reply_nonce'),
    createdAt: p.datetime(),
  },
})

export type ContactReplyRow = InferEntity<typeof ContactReply>
