// What customs may ask for a quoted shipment, with the rules it was computed by, to be kept beside the prices.
import type { SavedDuties } from '#contract/saved-duties.ts'
import { askingCountryOf } from '#domain/customs-country.ts'
import { formalDuties } from '#domain/formal-duties.ts'
import type { Quote, QuoteInput } from '#domain/quote-types.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Ctx } from '#server/ctx.ts'
import { loadCustomsBook } from '#server/domains/customs/customs.queries.ts'
import { rulesUsed } from '#server/domains/customs/stored-rules.ts'

/** Null where the rules say nothing: nothing is declared, the goods are no parcel, or the shop bears what they give. */
export async function dutiesToSave(
  ctx: Pick<Ctx, 'em' | 'orm' | 'now'>,
  destination: Parameters<typeof askingCountryOf>[0],
  input: QuoteInput,
  quote: Quote,
): Promise<SavedDuties | null> {
  const country = askingCountryOf(destination)
  if (!country) return null
  const book = await loadCustomsBook(ctx)
  const day = shopDay(ctx.now)
  const byService = formalDuties(input, quote, country, book.compiled, day)
  if (Object.keys(byService).length === 0) return null
  return { day, rules: rulesUsed(book, country, day), byService }
}
