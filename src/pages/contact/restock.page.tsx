// /restock: where the mails of restock alerts lead whoever wants no more of them.
// It is clicked by a person, because programs that look into mails open every link.
import { Form, useActionData } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { RestockAnswer } from '#src/features/restock/restock-fields.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './newsletter.module.css'

export const action = postAction(async () => {
  const { leavePosts } = await import('#src/features/restock/restock-posts.ts')
  return leavePosts
})

export function Component() {
  const { restock: t } = useTexts()
  const answer = useActionData<RestockAnswer>()
  const left = answer?.outcome === 'left'
  const title = left ? t.leftTitle() : t.leaveTitle()
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={title} />
      <h1>{title}</h1>
      {left ? (
        <Notice tone="success">{t.left({ email: answer.email ?? '' })}</Notice>
      ) : (
        answer && <Notice tone="error">{answer.unsaved ? t.failed() : t.bad()}</Notice>
      )}
      {answer ? (
        <ButtonLink to={paths.products()} variant="secondary">
          {t.shop()}
        </ButtonLink>
      ) : (
        <>
          <p className={styles.lead}>{t.leaveText()}</p>
          <Form method="post">
            <Button type="submit" size="l" variant="secondary">
              {t.leave()}
            </Button>
          </Form>
        </>
      )}
    </Container>
  )
}
