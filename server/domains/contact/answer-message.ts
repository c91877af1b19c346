// Answers a message by mail, once whatever is pressed how often, and moves it through the inbox.
import type { z } from 'zod'
import type { answerInput, moveMessageInput } from '#contract/contact.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'

type AdminCtx = Ctx & { user: CurrentUser }

const bookOf = (
  ctx: AdminCtx,
  id: number,
  action: `contact.${string}`,
  details: Record<string, string> = {},
) => audit(ctx, { actorId: ctx.user.id, action, object: `message:${id}`, details })

export async function answerMessage(
  ctx: AdminCtx,
  { id, text, nonce }: z.output<typeof answerInput>,
): Promise<{ ok: true }> {
  if (!(await ctx.em.findOne(ContactMessage, { id }))) throw fail('not_found')
  const written = await ctx.em
    .qb(ContactReply)
    .insert({
      message: id,
      text,
      nonce,
      author: ctx.user.fullName || ctx.user.username,
      createdAt: ctx.now,
    })
    .onConflict('nonce')
    .ignore()
    .returning('id')
    .execute<{ id: number }[]>('all')
  const replyId = written[0]?.id
  // The same form once more: it is answered already.
  if (replyId === undefined) return { ok: true }
  await ctx.em.nativeUpdate(ContactMessage, { id }, { state: 'answered', spam: false })
  await ctx.enqueue('sendContactMail', { kind: 'reply', replyId })
  await bookOf(ctx, id, 'contact.answer')
  return { ok: true }
}

const MOVES = {
  close: { action: 'contact.close', change: { state: 'closed' } },
  reopen: { action: 'contact.reopen', change: { state: 'open', spam: false } },
  markSpam: { action: 'contact.markSpam', change: { spam: true } },
} as const

export async function moveMessage(
  ctx: AdminCtx,
  { id, to }: z.output<typeof moveMessageInput>,
): Promise<{ ok: true }> {
  const { action, change } = MOVES[to]
  if ((await ctx.em.nativeUpdate(ContactMessage, { id }, change)) === 0) throw fail('not_found')
  await bookOf(ctx, id, action)
  return { ok: true }
}
