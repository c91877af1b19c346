// One message with everything that was answered to it.
import type { MessageView } from '#contract/contact.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'
import { viewMessage } from './list-messages.ts'

export async function readMessage(
  { em }: Pick<Ctx, 'em'>,
  { id }: { id: number },
): Promise<MessageView> {
  const row = await em.findOne(ContactMessage, { id })
  if (!row) throw fail('not_found')
  const replies = await em.find(ContactReply, { message: id }, { orderBy: { id: 'asc' } })
  return {
    ...viewMessage(row),
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      author: reply.author,
      at: reply.createdAt.toISOString(),
    })),
  }
}
