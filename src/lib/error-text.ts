// Says a refusal in words; one that passes with time says when.
import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatWait } from '#src/ui/format-wait.ts'

interface Refused {
  code: ErrorCode
  retryAfterSeconds?: number | undefined
}

export const errorText = (
  { code, retryAfterSeconds }: Refused,
  errors: TranslationFunctions['errors'],
  locale: Locale,
): string =>
  (code === 'too_many_requests' || code === 'recent_mail') && retryAfterSeconds
    ? errors[`${code}_until`]({ wait: formatWait(retryAfterSeconds, locale) })
    : errors[code]()
