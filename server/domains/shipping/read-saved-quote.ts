// Shows a kept quote to whoever holds its link; a wrong link finds nothing.
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import type { Ctx } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { SavedQuote, type SavedQuoteRow } from './saved-quote.entity.ts'

export const findSavedQuote = (em: Ctx['em'], token: string): Promise<SavedQuoteRow | null> =>
  em.findOne(SavedQuote, { tokenHash: hashToken(token) }, { disableIdentityMap: true })

/** What it promised, whatever its country does now; of what was not declared nothing was. */
export const bearsCustoms = ({ basis, quote }: Pick<SavedQuoteRow, 'basis' | 'quote'>): boolean =>
  quote.declaredCents > 0 && (basis.destination.taxIncluded ?? false)

export const viewSavedQuote = (row: SavedQuoteRow, now: Date): SavedQuoteView => {
  const { destination, quote, input, customs, createdAt, validUntil, locale } = row
  return {
    destination,
    quote,
    input,
    customs: customs ?? null,
    // A promise ends with its price.
    taxIncluded: validUntil > now && bearsCustoms(row),
    savedAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    expired: validUntil <= now,
    locale,
  }
}

export async function readSavedQuote(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  { token }: { token: string },
): Promise<SavedQuoteView> {
  const row = await findSavedQuote(em, token)
  if (!row) throw fail('not_found')
  return viewSavedQuote(row, now)
}
