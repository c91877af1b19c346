// Subscribes by the documented call and finds the words for what became of it, once somebody clicks the button.
import type { Locale } from '#domain/vocabulary.ts'
import { formText } from '#src/lib/form-text.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { postRest } from '#src/lib/post-rest.ts'
import { textsOf } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'

export async function join(
  form: FormData,
  locale: Locale,
): Promise<{ good: boolean; text: string }> {
  await loadTexts(locale, ['newsletterPage'])
  const { newsletterPage: t } = textsOf(locale)
  const email = formText(form, 'email').trim()
  if (!email.includes('@')) return { good: false, text: t.invalid() }
  const answer = await postRest('/api/newsletter-subscribe', { email }, locale).catch(() => null)
  if (answer?.ok) {
    const { pending } = answer.body as { pending?: boolean }
    return { good: true, text: pending ? `${t.thanks()} ${t.pending()}` : t.thanks() }
  }
  if (answer?.status === 409) return { good: false, text: t.taken() }
  if (answer?.status === 429)
    return { good: false, text: t.limited({ wait: formatWait(answer.retryAfterSeconds, locale) }) }
  return { good: false, text: answer?.status === 400 ? t.invalid() : t.failed() }
}
