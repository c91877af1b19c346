// The keys of the newsletter's mails: computed from the subscriber, not stored, and good for one thing each.
import { isSignedId, signId } from '#server/platform/signed-id.ts'

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

const purposeOf = (deed: NewsletterDeed, holder: Holder): string =>
  `newsletter:${deed}:${holder.id}:${scopeOf[deed](holder)}`

export const newsletterToken = (secret: string, deed: NewsletterDeed, holder: Holder): string =>
  signId(secret, holder.id, purposeOf(deed, holder))

export const isTokenOf = (
  secret: string,
  deed: NewsletterDeed,
  holder: Holder,
  token: string,
): boolean => isSignedId(secret, holder.id, purposeOf(deed, holder), token)
