// Keeps a quote under a link nobody can guess: computed again from the stored tariff, valid for seven days.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { SaveQuoteInput, saveQuoteOutput } from '#contract/kept-quotes.ts'
import type { QuoteInput } from '#domain/quote-types.ts'
import type { Ctx } from '#server/ctx.ts'
import { isFirstPost, MOMENT_SECONDS } from '#server/platform/is-first-post.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import { tables } from '#server/tables.ts'
import { countSavedQuote } from './quote-limits.ts'
import { priceShipment } from './quote-shipment.ts'
import { quoteToken } from './quote-token.ts'
import { dutiesToSave } from './saved-duties.ts'
import { SavedQuote } from './saved-quote.entity.ts'
import { basisOf } from './tariff-basis.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000

/** A repeated click: the quote that the first of equal ones has just kept. */
async function findSame(
  { em, config, user, locale, now, clientAddress }: Ctx,
  request: SaveQuoteInput,
  input: QuoteInput,
) {
  const owner = user?.id ?? null
  const said = [owner, locale, clientAddress, request]
  if (await isFirstPost(em, config.secret, 'save_quote', said, MOMENT_SECONDS)) return undefined
  const recent = new Date(now.getTime() + VALID_DAYS * DAY_MS - MOMENT_SECONDS * 1000)
  return tables(em)
    .selectFrom('savedQuote')
    .select(['nonce', 'validUntil'])
    .where('validUntil', '>', recent)
    .where('userId', 'is not distinct from', owner)
    .where('locale', '=', locale)
    .where(sql`destination->>'code'`, '=', request.destination)
    .where('input', '=', sql<QuoteInput>`${JSON.stringify(input)}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveQuote(
  ctx: Ctx,
  request: SaveQuoteInput,
): Promise<z.infer<typeof saveQuoteOutput>> {
  const priced = await priceShipment(ctx, request)
  if (!priced) return refuse('unknown_destination')
  const { code, destination, input, quote, network, tariff } = priced
  if (code) return refuse(code, { destination, quote })
  const same = await findSame(ctx, request, input)
  if (same) {
    const token = quoteToken(ctx.config.secret, same.nonce)
    return { ok: true, token, validUntil: same.validUntil.toISOString() }
  }
  const retryAfterSeconds = await countSavedQuote(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const nonce = newToken()
  const token = quoteToken(ctx.config.secret, nonce)
  const validUntil = new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS)
  await ctx.em.insert(SavedQuote, {
    tokenHash: hashToken(token),
    nonce,
    user: ctx.user?.id ?? null,
    locale: ctx.locale,
    destination,
    input,
    quote,
    basis: basisOf(tariff, network, ctx.now),
    customs: await dutiesToSave(ctx, tariff.destination, input, quote),
    createdAt: ctx.now,
    validUntil,
  })
  return { ok: true, token, validUntil: validUntil.toISOString() }
}
