// Forgets what nobody will ask for again: messages of programs, notes of opened chats, subscriptions nobody confirmed.
import type { Em } from '#server/platform/orm.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { MessagingInquiry } from './messaging-inquiry.entity.ts'
import { Subscriber } from './subscriber.entity.ts'

const DAY_MS = 86_400_000
export const SPAM_DAYS = 30
export const INQUIRY_DAYS = 180
export const PENDING_DAYS = 30

export async function purgeContact(em: Em, now: Date): Promise<number> {
  const before = (days: number) => ({ $lt: new Date(now.getTime() - days * DAY_MS) })
  const spam = await em.nativeDelete(ContactMessage, { spam: true, createdAt: before(SPAM_DAYS) })
  const chats = await em.nativeDelete(MessagingInquiry, { createdAt: before(INQUIRY_DAYS) })
  const pending = await em.nativeDelete(Subscriber, {
    state: 'pending',
    // Whoever asked again has a new mail, and its button must work.
    askedAt: before(PENDING_DAYS),
  })
  return spam + chats + pending
}
