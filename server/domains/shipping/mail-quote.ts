// Has a kept quote mailed to an address its holder names.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { mailQuoteInput, mailQuoteOutput } from '#contract/kept-quotes.ts'
import type { Ctx } from '#server/ctx.ts'
import { isFirstPost, MOMENT_SECONDS } from '#server/platform/is-first-post.ts'
import { newToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { countQuoteMail } from './quote-limits.ts'
import { findSavedQuote } from './read-saved-quote.ts'

export async function mailQuote(
  ctx: Ctx,
  { token, email }: z.output<typeof mailQuoteInput>,
): Promise<z.infer<typeof mailQuoteOutput>> {
  const row = await findSavedQuote(ctx.em, token)
  if (!row) throw fail('not_found')
  // A repeated click: that mail is on its way.
  const said = [row.id, email, ctx.locale, ctx.clientAddress]
  if (!(await isFirstPost(ctx.em, ctx.config.secret, 'quote_mail', said, MOMENT_SECONDS)))
    return { ok: true }
  const retryAfterSeconds = await countQuoteMail(ctx, email)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  await ctx.enqueue('sendQuoteMail', {
    quoteId: row.id,
    email,
    locale: ctx.locale,
    nonce: newToken(),
  })
  return { ok: true }
}
