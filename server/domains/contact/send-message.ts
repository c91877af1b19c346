// Takes a message to the shop: stored first, then mailed by a job, with a receipt to whoever wrote.
import type { z } from 'zod'
import type { ContactInput, contactOutput } from '#contract/contact.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { isFirstPost } from '#server/platform/is-first-post.ts'
import { countMessage, mayGetReceipt } from './contact-limits.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { isHasty } from './form-stamp.ts'

export async function sendMessage(
  ctx: Ctx,
  { website, stamp, ...typed }: ContactInput,
): Promise<z.infer<typeof contactOutput>> {
  const { em, config } = ctx
  // The same form once more: it has been sent already.
  if (stamp && !(await isFirstPost(em, config.secret, 'contact', { stamp, ...typed })))
    return { ok: true }
  const retryAfterSeconds = await countMessage(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  // Programs are told the same as people: what they are not told, they do not learn from.
  const spam = Boolean(website) || isHasty(ctx.config.secret, stamp, ctx.now)
  const messageId = Number(
    await ctx.em.insert(ContactMessage, {
      ...typed,
      spam,
      state: 'open',
      locale: ctx.locale,
      createdAt: ctx.now,
    }),
  )
  if (spam) return { ok: true }
  await ctx.enqueue('sendContactMail', { kind: 'notice', messageId })
  if (await mayGetReceipt(ctx, typed.email))
    await ctx.enqueue('sendContactMail', { kind: 'receipt', messageId })
  return { ok: true }
}
