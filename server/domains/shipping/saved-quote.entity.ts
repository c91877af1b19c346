// A quote somebody kept: what was asked, what it answered and by which versions; it never changes.
// Copied for its person by: server/domains/account/my-quotes.ts
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { SavedDuties } from '#contract/saved-duties.ts'
import type { DestinationView } from '#contract/shipping.ts'
import type { Quote, QuoteInput } from '#domain/quote-types.ts'
import type { TariffBasis } from './tariff-basis.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { User } from '#server/domains/auth/user.entity.ts'

export const SavedQuote = defineEntity({
  name: 'SavedQuote',
  tableName: 'saved_quote',
  properties: {
    id: p.integer().primary().autoincrement(),
    tokenHash: p.text().unique('saved_quote_token'),
    // With the shop's secret it makes the token again (quote-token).
    nonce: p.text(),
    // Who was signed in when it was kept: they find it in their account, and it goes with the account.
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade').index('saved_quote_user'),
    locale: p.text().$type<Locale>(),
    // As it was shown, so that it can be read when the network has changed.
    destination: p.json<DestinationView>(),
    input: p.json<QuoteInput>(),
    quote: p.json<Quote>(),
    basis: p.json<TariffBasis>(),
    // What the formal customs rules gave that day; null where they said nothing.
    customs: p.json<SavedDuties>().nullable(),
    createdAt: p.datetime(),
    validUntil: p.datetime().index('saved_quote_valid_until'),
  },
  triggers: [
    {
      name: 'frozen',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      body: `raise exception 'a stored quote never changes'`,
    },
  ],
})

export type SavedQuoteRow = InferEntity<typeof SavedQuote>
