// /newsletter: where the links of its mails lead, and where its box posts to without scripts.
// Confirming and leaving are pressed by a person, because programs that look into mails open every link.
import { Form, useActionData, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { OutcomeNotice } from '#src/features/newsletter/outcome-notice.tsx'
import type { NewsletterAnswer } from '#src/features/newsletter/newsletter-fields.ts'
import { JoinForm } from '#src/features/newsletter/join-form.tsx'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './newsletter.module.css'

export const action = postAction(async () => {
  const { newsletterPosts } = await import('#src/features/newsletter/newsletter-posts.ts')
  return newsletterPosts
})

export function Component() {
  const { newsletterPage: t, footer } = useTexts()
  const [query] = useSearchParams()
  const answer = useActionData<NewsletterAnswer>()
  const leaves = query.has('leave')
  const asks = !answer && (leaves || query.has('confirm'))
  const outcome = answer?.outcome
  const hasLeft = outcome === 'left'
  // Whoever is outside is offered the way in.
  const joins = !outcome || hasLeft
  const titles = { confirmed: t.confirmedTitle(), left: t.leftTitle() } as const
  const asked = leaves ? t.leaveTitle() : query.has('confirm') ? t.confirmTitle() : t.title()
  // What the heading asks for is done.
  const title = titles[outcome as keyof typeof titles] ?? asked
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={title} />
      <h1>{title}</h1>
      {answer && <OutcomeNotice {...answer} />}
      {asks ? (
        <>
          <p className={styles.lead}>{leaves ? t.leaveText() : t.confirmText()}</p>
          <Form method="post">
            <Button type="submit" size="l" variant={leaves ? 'secondary' : 'primary'}>
              {leaves ? t.leave() : t.confirm()}
            </Button>
          </Form>
        </>
      ) : (
        <>
          {joins && (
            <>
              <p className={styles.lead}>{hasLeft ? t.back() : footer.newsText()}</p>
              <JoinForm answer={answer} />
            </>
          )}
          <ButtonLink to={paths.products()} variant="secondary">
            {t.shop()}
          </ButtonLink>
        </>
      )}
    </Container>
  )
}
