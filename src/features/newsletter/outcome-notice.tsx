// Says what became of a subscription.
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { NewsletterAnswer } from './newsletter-answer.ts'

export function OutcomeNotice({ email, outcome }: NewsletterAnswer) {
  const { newsletterPage: t } = useTexts()
  const words = {
    subscribed: t.thanks(),
    pending: `${t.thanks()} ${t.pending()}`,
    confirmed: t.confirmed({ email }),
    left: t.left({ email }),
    invalid: t.invalid(),
    taken: t.taken(),
    failed: t.failed(),
    bad_link: t.bad(),
  }
  const went = ['subscribed', 'pending', 'confirmed', 'left'].includes(outcome)
  return <Notice tone={went ? 'success' : 'error'}>{words[outcome]}</Notice>
}
