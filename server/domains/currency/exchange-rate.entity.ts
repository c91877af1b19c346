// What a source, or an admin, said one dollar is worth: every reading is kept as it came, good or not.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { QuotedCurrency } from '#domain/currencies.ts'
import type { RateKind } from '#domain/rate-age.ts'
import type { RateDoubt, RateStatus } from '#domain/rate-plausibility.ts'
import type { RateSource } from '#domain/rate-sources.ts'

export const ExchangeRate = defineEntity({
  name: 'ExchangeRate',
  tableName: 'exchange_rate',
  properties: {
    id: p.integer().primary().autoincrement(),
    currency: p.text().$type<QuotedCurrency>(),
    kind: p.text().$type<RateKind>(),
    // Null when there was no number to read.
    rate: p.decimal('string').columnType('numeric(20,10)').nullable(),
    source: p.text().$type<RateSource>(),
    // Readings of the sandbox are a world of their own: a real shop neither shows them nor compares with them.
    sandbox: p.boolean(),
    valueDate: p.datetime().nullable(),
    // When an override ends.
    validUntil: p.datetime().nullable(),
    fetchedAt: p.datetime(),
    status: p.text().$type<RateStatus>(),
    doubt: p.text().$type<RateDoubt>().nullable(),
    // Why an admin set it.
    note: p.text().default(''),
    // Plain numbers: the reading outlives the accounts.
    createdBy: p.integer().nullable(),
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'exchange_rate_good',
      expression: `create index exchange_rate_good on exchange_rate (sandbox, currency, kind, value_date desc, id desc) where status = 'good'`,
    },
    { name: 'exchange_rate_fetched', properties: ['fetchedAt'] },
  ],
  checks: [
    {
      name: 'exchange_rate_usable',
      expression: `(status = 'rejected') OR ((rate > 0) AND (value_date IS NOT NULL))`,
    },
    {
      name: 'exchange_rate_override',
      expression: `(kind <> 'override') OR (valid_until IS NOT NULL)`,
    },
  ],
})

export type ExchangeRateRow = InferEntity<typeof ExchangeRate>
