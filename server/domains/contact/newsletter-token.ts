// The keys of the newsletter's mails: computed from the subscriber, not stored, and good for one thing each.
import { createHmac, timingSafeEqual } from 'node:crypto'

export type NewsletterDeed = 'confirm' | 'leave'

interface Holder {
  id: number
  email: string
  createdAt: Date
}

/** Leaving is open to every mail an address ever got; confirming only to those it asked for since it last left. */
const scopeOf = {
  leave: ({ email }: Holder) => email,
  confirm: ({ createdAt }: Holder) => createdAt.getTime(),
}

const sign = (secret: string, deed: NewsletterDeed, holder: Holder): string =>
  createHmac('sha256', secret)
    .update(`newsletter:${deed}:${holder.id}:${scopeOf[deed](holder)}`)
    .digest('base64url')

export const newsletterToken = (secret: string, deed: NewsletterDeed, holder: Holder): string =>
  `${holder.id}.${sign(secret, deed, holder)}`

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
