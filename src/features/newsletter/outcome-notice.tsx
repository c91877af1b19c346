// Says what became of a subscription.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { NewsletterAnswer } from './newsletter-answer.ts'

export function OutcomeNotice({ email, outcome, retryAfterSeconds = 60 }: NewsletterAnswer) {
  const { newsletterPage: t } = useTexts()
  const { locale } = useFacts()
  const words = {
    subscribed: t.thanks(),
    pending: `${t.thanks()} ${t.pending()}`,
    confirmed: t.confirmed({ email }),
    left: t.left({ email }),
    invalid: t.invalid(),
    taken: t.taken(),
    limited: t.limited({ wait: formatWait(retryAfterSeconds, locale) }),
    failed: t.failed(),
    bad_link: t.bad(),
  }
  const went = ['subscribed', 'pending', 'confirmed', 'left'].includes(outcome)
  return <Notice tone={went ? 'success' : 'error'}>{words[outcome]}</Notice>
}
