// Notes that somebody opened the chat.
import type { z } from 'zod'
import type { contactOutput, inquiryInput } from '#contract/contact.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { countInquiry } from './contact-limits.ts'
import { MessagingInquiry } from './messaging-inquiry.entity.ts'

/** The moment that the caller's clock named, if it is in the calendar. */
const momentOf = (said: string | number | undefined): Date | null => {
  if (said === undefined) return null
  const moment = new Date(said)
  const year = moment.getUTCFullYear()
  return year >= 2000 && year < 2200 ? moment : null
}

export async function recordInquiry(
  ctx: Ctx,
  { timestamp, ...said }: z.output<typeof inquiryInput>,
): Promise<z.infer<typeof contactOutput>> {
  const retryAfterSeconds = await countInquiry(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  await ctx.em.insert(MessagingInquiry, {
    ...said,
    locale: ctx.locale,
    saidAt: momentOf(timestamp),
    createdAt: ctx.now,
  })
  return { ok: true }
}
