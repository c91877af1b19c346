// Where somebody ends their restock alerts, in their language: every mail of an alert leads there.
import { localised, paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { signId } from '#server/platform/signed-id.ts'

interface Holder {
  id: number
  email: string
}

/** What the key of a mail is good for: the alerts of the address it went to. */
export const leavePurpose = ({ id, email }: Holder): string => `restock:leave:${id}:${email}`

export const leavePath = (secret: string, holder: Holder & { locale: Locale }): string =>
  localised(holder.locale, paths.restock(signId(secret, holder.id, leavePurpose(holder))))
