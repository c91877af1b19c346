// Where a subscriber confirms or leaves, in their language: for the mails, and for the file of the list.
import { localised, paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { newsletterToken, type NewsletterDeed } from './newsletter-token.ts'

type Holder = Parameters<typeof newsletterToken>[2] & { locale: Locale }

export const newsletterPath = (secret: string, deed: NewsletterDeed, holder: Holder): string =>
  localised(holder.locale, paths.newsletter({ [deed]: newsletterToken(secret, deed, holder) }))
