// The keys of the newsletter's mails: computed from the subscriber, not stored, and good for one thing each.
import { createHmac, timingSafeEqual } from 'node:crypto'

export type NewsletterDeed = 'confirm' | 'leave'

const sign = (secret: string, deed: NewsletterDeed, id: number, since: Date): string =>
  createHmac('sha256', secret)
    .update(`newsletter:${deed}:${id}:${since.getTime()}`)
    .digest('base64url')

/** Whoever subscribes again is somebody else: the keys of old mails open nothing then. */
interface Holder {
  id: number
  createdAt: Date
}

export const newsletterToken = (
  secret: string,
  deed: NewsletterDeed,
  { id, createdAt }: Holder,
): string => `${id}.${sign(secret, deed, id, createdAt)}`

/** The subscriber a token names; whether it is theirs is for `isTokenOf` to say. */
export const namedBy = (token: string): number | null => {
  const id = /^([1-9]\d{0,8})\./.exec(token)?.[1]
  return id === undefined ? null : Number(id)
}

export const isTokenOf = (
  secret: string,
  deed: NewsletterDeed,
  holder: Holder,
  token: string,
): boolean => {
  const given = Buffer.from(token)
  const right = Buffer.from(newsletterToken(secret, deed, holder))
  return given.length === right.length && timingSafeEqual(given, right)
}
