// What somebody wrote to the shop, and how far it is answered.
// Copied for its person by: server/domains/contact/of-address.ts
// Erased: when its person asks, as the legal page says; spam and unconfirmed ones go by themselves
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { MessageState } from '#contract/contact.ts'
import type { ContactSubject, Locale } from '#domain/vocabulary.ts'

export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    id: p.integer().primary().autoincrement(),
    fullName: p.text(),
    email: p.text(),
    subject: p.text().$type<ContactSubject>(),
    message: p.text(),
    locale: p.text().$type<Locale>(),
    state: p.text().$type<MessageState>().default('open'),
    // Looks like a program's: kept apart and mailed to nobody, but not lost.
    spam: p.boolean().default(false),
    createdAt: p.datetime(),
  },
  indexes: [{ name: 'contact_message_state', properties: ['state', 'spam', 'id'] }],
})

export type ContactMessageRow = InferEntity<typeof ContactMessage>
