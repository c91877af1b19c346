// Says what became of a subscription.
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { NewsletterAnswer } from './newsletter-fields.ts'

/** What is wrong with the form of the page stands in it. */
export function OutcomeNotice({ intent, outcome, email = '', unsaved }: NewsletterAnswer) {
  const { newsletterPage: t } = useTexts()
  const words = {
    subscribed: t.thanks,
    pending: () => `${t.thanks()} ${t.pending()}`,
    confirmed: () => t.confirmed({ email }),
    left: () => t.left({ email }),
  }
  if (outcome) return <Notice tone="success">{words[outcome]()}</Notice>
  if (intent === 'join') return null
  return <Notice tone="error">{unsaved ? t.failed() : t.bad()}</Notice>
}
