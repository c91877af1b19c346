// Subscribes on the newsletter's own page: a plain form, with what was typed before and what is wrong with it.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { joinFields, type NewsletterAnswer } from './newsletter-fields.ts'

export function JoinForm({ answer }: { answer: NewsletterAnswer | undefined }) {
  const { newsletterPage: t, footer } = useTexts()
  const { locale } = useFacts()
  const form = usePostForm({
    fields: joinFields,
    intent: 'join',
    words: { email: footer.newsEmail, emailFault: t.invalid },
    answer,
    at: { already_subscribed: 'email' },
    say: ({ code, retryAfterSeconds = 60 }) =>
      code === 'already_subscribed'
        ? t.taken()
        : t.limited({ wait: formatWait(retryAfterSeconds, locale) }),
    offline: t.failed,
  })
  return <PostForm form={form} submit={footer.newsSubmit()} action={paths.newsletter()} />
}
