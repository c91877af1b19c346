// A way to pay: the account, what to do, for which amounts, on which days; taken out of use rather than deleted.
// Says nothing about a person.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { PaymentDetails, PaymentKind } from '#domain/payment-method.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const PaymentMethod = defineEntity({
  name: 'PaymentMethod',
  tableName: 'payment_method',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PaymentKind>(),
    // Tells two of one kind apart.
    name: p.text().default(''),
    details: p.json<PaymentDetails>(),
    // Somebody answers for receiving at a bank that is listed by the US treasury.
    bankCleared: p.boolean().default(false),
    // Empty where a language has none: Spanish stands in.
    instructions: p.json<Record<Locale, string>>(),
    position: p.integer().default(0),
    active: p.boolean().default(false),
    // Days in Caracas, both inclusive.
    activeFrom: p.date().nullable(),
    activeTo: p.date().nullable(),
    leastCents: p.integer().nullable(),
    mostCents: p.integer().nullable(),
    // Below zero: a discount.
    feeBasisPoints: p.integer().default(0),
    feeCents: p.integer().default(0),
    // An account of the demo, which nobody owns.
    demo: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'payment_method_name', properties: ['kind', 'name'] }],
  checks: [
    { name: 'payment_method_bounds', expression: 'least_cents <= most_cents' },
    { name: 'payment_method_period', expression: 'active_from <= active_to' },
  ],
})

export type PaymentMethodRow = InferEntity<typeof PaymentMethod>
