// Says a refusal in words, or why nothing is known of an answer; what passes with time says when.
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import type { Unsaved } from './asked.ts'
import { wordAt } from './word-at.ts'

interface Refused {
  code: string
  retryAfterSeconds?: number | undefined
}
type Words = TranslationFunctions['errors']

/** Empty for a code that only another version of the shop knows. */
export const errorText = (
  { code, retryAfterSeconds: seconds }: Refused,
  errors: Words,
  locale: Locale,
): string =>
  (seconds && wordAt(errors, [`${code}_until`], { wait: formatWait(seconds, locale) })) ||
  (wordAt(errors, [code]) ?? '')

/** The page's own words where no answer came. */
export const unsavedText = (unsaved: Unsaved, errors: Words, offline: () => string): string =>
  unsaved === 'offline' ? offline() : errors[unsaved]()
