// What somebody wrote to the shop and whether they get its newsletter: for the person whose address it is.
import type { AddressCopy } from '#contract/account-copy.ts'
import type { Em } from '#server/platform/orm.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'
import { Subscriber } from './subscriber.entity.ts'

/** Both keep their addresses in lower case. `email` must be confirmed. */
export async function readOfAddress(em: Em, email: string): Promise<AddressCopy> {
  const address = email.toLowerCase()
  const byId = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const
  const messages = await em.find(ContactMessage, { email: address }, byId)
  const ids = messages.map(({ id }) => id)
  const replies = await em.find(ContactReply, { message: { $in: ids } }, byId)
  const repliesTo = Map.groupBy(replies, ({ message }) => message.id)
  const subscriber = await em.findOne(Subscriber, { email: address }, { disableIdentityMap: true })
  return {
    messages: messages.map(({ id, fullName, subject, message, createdAt }) => ({
      fullName,
      subject,
      message,
      writtenAt: createdAt.toISOString(),
      answers: (repliesTo.get(id) ?? []).map((reply) => ({
        text: reply.text,
        at: reply.createdAt.toISOString(),
      })),
    })),
    newsletter: subscriber && {
      state: subscriber.state,
      since: subscriber.createdAt.toISOString(),
      confirmedAt: subscriber.confirmedAt?.toISOString() ?? null,
      leftAt: subscriber.leftAt?.toISOString() ?? null,
    },
  }
}
