// The words for what became of a subscription, fetched when there is something to say.
import type { Locale } from '#domain/vocabulary.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { textsOf } from '#src/lib/texts.ts'
import type { NewsletterAnswer } from './newsletter-answer.ts'

export async function wordsOf({ outcome }: NewsletterAnswer, locale: Locale) {
  await loadTexts(locale, ['newsletterPage'])
  const { newsletterPage: t } = textsOf(locale)
  if (outcome === 'subscribed') return { good: true, text: t.thanks() }
  if (outcome === 'pending') return { good: true, text: `${t.thanks()} ${t.pending()}` }
  if (outcome === 'invalid') return { good: false, text: t.invalid() }
  if (outcome === 'taken') return { good: false, text: t.taken() }
  return { good: false, text: t.failed() }
}
