// A version of a rate card or of a list of fees; rows are only ever added, so that every old quote can be explained.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ConsolidationFees, MailboxFees, RateCard as Card } from '#domain/rate-card.ts'
import type { Service } from '#domain/shipping-services.ts'

export const RateCard = defineEntity({
  name: 'RateCard',
  tableName: 'rate_card',
  properties: {
    id: p.integer().primary().autoincrement(),
    version: p.text().unique('rate_card_version'),
    service: p.text().$type<Service>(),
    // A country, or `*` for fees that are the same everywhere.
    zone: p.text(),
    validFrom: p.datetime(),
    data: p.json<Card | ConsolidationFees | MailboxFees>(),
    note: p.text().default(''),
    // A plain number: the version outlives the account. Null: the shop's default.
    createdBy: p.integer().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ name: 'rate_card_current', properties: ['zone', 'service', 'validFrom', 'id'] }],
  triggers: [
    {
      name: 'frozen',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `raise exception 'rate cards are only ever added'`,
    },
  ],
})

export type RateCardRow = InferEntity<typeof RateCard>
