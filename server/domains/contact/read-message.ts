// One message with everything that was answered to it.
import type { MessageView } from '#contract/contact.ts'
import type { Ctx } from '#server/ctx.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { AuditEntry } from '#server/platform/audit-entry.entity.ts'
import { fail } from '#server/trpc/init.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'
import { viewMessage } from './list-messages.ts'

/** Who moved it among the suspicious ones; null where nobody did: then no mail went out. */
async function markerOf(em: Ctx['em'], id: number): Promise<string | null> {
  const marked = { object: `message:${id}`, action: 'contact.markSpam' }
  const entry = await em.findOne(AuditEntry, marked, { orderBy: { id: 'desc' } })
  if (!entry) return null
  const actor = await em.findOne(User, { id: entry.actorId })
  return actor ? actor.fullName || actor.username : `#${entry.actorId}`
}

export async function readMessage(
  { em }: Pick<Ctx, 'em'>,
  { id }: { id: number },
): Promise<MessageView> {
  const row = await em.findOne(ContactMessage, { id })
  if (!row) throw fail('not_found')
  const replies = await em.find(ContactReply, { message: id }, { orderBy: { id: 'asc' } })
  return {
    ...viewMessage(row),
    markedBy: row.spam ? await markerOf(em, id) : null,
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      author: reply.author,
      at: reply.createdAt.toISOString(),
    })),
  }
}
