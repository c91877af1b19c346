// Who gets the newsletter: one row per address, whatever became of it.
// Copied for its person by: server/domains/contact/of-address.ts
// Erased: when its person asks, as the legal page says; spam and unconfirmed ones go by themselves
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { SubscriberState } from '#contract/newsletter.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscriber',
  properties: {
    id: p.integer().primary().autoincrement(),
    email: p.text().unique('subscriber_email'),
    state: p.text().$type<SubscriberState>(),
    locale: p.text().$type<Locale>(),
    createdAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    leftAt: p.datetime().nullable(),
    // Last time a mail asked for the confirmation: whoever asks again soon gets no second one.
    askedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'subscriber_state', properties: ['state', 'id'] }],
})

export type SubscriberEntity = InferEntity<typeof Subscriber>
