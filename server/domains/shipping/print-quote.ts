// Hands out a kept quote for a document: drawing one is work, so a network gets so many in an hour.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { printQuoteOutput } from '#contract/kept-quotes.ts'
import type { Ctx } from '#server/ctx.ts'
import { countPrintedQuote } from './quote-limits.ts'
import { readSavedQuote } from './read-saved-quote.ts'

export async function printQuote(
  ctx: Ctx,
  asked: { token: string },
): Promise<z.infer<typeof printQuoteOutput>> {
  const saved = await readSavedQuote(ctx, asked)
  const retryAfterSeconds = await countPrintedQuote(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  return { ok: true, saved }
}
