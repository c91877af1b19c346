// Keeps a quote under a link nobody can guess: computed again from the stored tariff, valid for seven days.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { saveQuoteOutput } from '#contract/shipping.ts'
import type { QuoteRequest } from '#contract/shipping-quote.ts'
import type { QuoteInput } from '#domain/quote-types.ts'
import type { Ctx } from '#server/ctx.ts'
import { isFirstPost, MOMENT_SECONDS } from '#server/platform/is-first-post.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import { tables } from '#server/tables.ts'
import { findNetwork } from './network.ts'
import { countSavedQuote } from './quote-limits.ts'
import { quoteShipment } from './quote-shipment.ts'
import { quoteToken } from './quote-token.ts'
import { dutiesToSave } from './saved-duties.ts'
import { SavedQuote } from './saved-quote.entity.ts'
import { basisOf } from './tariff-basis.ts'
import { tariffAt } from './tariff-at.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000

/** What the domain computes with; where it goes is part of the basis. */
const inputOf = ({ origin: _from, destination: _to, ...input }: QuoteRequest): QuoteInput => input

/** A repeated click: the quote that the first of equal ones has just kept. */
async function findSame(
  { em, config, user, locale, now, clientAddress }: Ctx,
  request: QuoteRequest,
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
    .where('input', '=', sql<QuoteInput>`${JSON.stringify(inputOf(request))}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveQuote(
  ctx: Ctx,
  request: QuoteRequest,
): Promise<z.infer<typeof saveQuoteOutput>> {
  const answer = await quoteShipment(ctx, request)
  if (!answer.ok) return answer
  const network = await findNetwork(ctx)
  const tariff = tariffAt(network, ctx.config, request.destination, ctx.now)
  if (!tariff) return refuse('unknown_destination')
  const same = await findSame(ctx, request)
  if (same) {
    const token = quoteToken(ctx.config.secret, same.nonce)
    return { ok: true, token, validUntil: same.validUntil.toISOString() }
  }
  const retryAfterSeconds = await countSavedQuote(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const input = inputOf(request)
  const nonce = newToken()
  const token = quoteToken(ctx.config.secret, nonce)
  const validUntil = new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS)
  await ctx.em.insert(SavedQuote, {
    tokenHash: hashToken(token),
    nonce,
    user: ctx.user?.id ?? null,
    locale: ctx.locale,
    destination: answer.destination,
    input,
    quote: answer.quote,
    basis: basisOf(tariff, network, ctx.now),
    customs: await dutiesToSave(ctx, answer.destination, input, answer.quote),
    createdAt: ctx.now,
    validUntil,
  })
  return { ok: true, token, validUntil: validUntil.toISOString() }
}
