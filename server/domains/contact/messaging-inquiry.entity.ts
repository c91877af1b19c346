// That somebody opened the messaging chat, and about what: the conversation itself is elsewhere.
// Copied for its person by: nobody, for it has no name to find it by
// Erased: server/domains/contact/purge-contact.ts
import { defineEntity, p } from '@mikro-orm/core'
import type { Locale } from '#domain/vocabulary.ts'

export const MessagingInquiry = defineEntity({
  name: 'MessagingInquiry',
  tableName: 'messaging_inquiry',
  properties: {
    id: p.integer().primary().autoincrement(),
    messageType: p.text(),
    message: p.text(),
    locale: p.text().$type<Locale>(),
    // What the visitor's clock said; null when it said nothing that is a time.
    saidAt: p.datetime().nullable(),
    createdAt: p.datetime().index('messaging_inquiry_created'),
  },
})
