// One of the forms of /auth, with the words they share.
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import type { Refusal } from '#src/lib/form/answer.ts'
import type { StoredOf } from '#src/lib/form/kind.ts'
import { usePersonWords } from '#src/lib/form/person-words.ts'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import type { PasskeyFault } from '#src/lib/passkey.ts'
import { useTexts } from '#src/lib/texts.ts'
import { type AuthAnswer, authFields, type AuthView } from './auth-fields.ts'

interface More<View extends AuthView> {
  stored?: StoredOf<(typeof authFields)[View]>
  words?: object
  hidden?: Readonly<Record<string, string>>
}

const AT = { email_taken: 'email', username_taken: 'username', invalid_otp: 'otp' }

export function useAuthForm<View extends AuthView>(
  view: View,
  answer: AuthAnswer | undefined,
  { stored, words, hidden = {} }: More<View> = {},
) {
  const { auth: t, errors } = useTexts()
  const { locale } = useFacts()
  const shared = usePersonWords()
  /** For a refusal of which this page knows nothing, and where the server failed. */
  const fallbacks = {
    'sign-in': t.fallback,
    register: t.registerFallback,
    forgot: t.forgotFailed,
  }
  /** Why a passkey was not shown. */
  const say = (refused: Refusal & { fault?: PasskeyFault | 'scripts' }) =>
    refused.fault
      ? t.passkeyFaults[refused.fault]()
      : errorText(refused, errors, locale) || fallbacks[view]()
  return usePostForm({
    fields: authFields[view],
    intent: view,
    // A key alone is shown beside the form of name and password, and fails in it.
    answer: answer?.intent === 'passkey' ? { ...answer, intent: 'sign-in' } : answer,
    at: AT,
    say,
    hidden,
    stored,
    words: { ...shared, ...words },
    offline: t.offline,
    broken: fallbacks[view],
    next: view === 'sign-in' ? t.retry : undefined,
  })
}
