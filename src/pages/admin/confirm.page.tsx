// Asks an admin without scripts who sits there, and repeats what was posted: nothing that was typed is lost.
import { type ActionFunctionArgs, useActionData } from 'react-router'
import { ERRORS, type ErrorCode, isErrorCode } from '#contract/errors.ts'
import { ownPath, paths } from '#contract/paths.ts'
import styles from '#src/features/admin/desk.module.css'
import { IdentityFields } from '#src/features/admin/identity/identity-fields.tsx'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { formTexts } from '#src/lib/form-text.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface Waiting {
  /** Where the post was on its way to. */
  to: string
  /** What it said, field by field. */
  fields: [string, string][]
  code: ErrorCode | null
  retryAfterSeconds: number
}

/** The server hands a refused post over like this. */
export async function action({ request }: ActionFunctionArgs): Promise<Waiting> {
  const form = await request.formData()
  const { to, posted, code, wait } = formTexts(form, ['to', 'posted', 'code', 'wait'])
  return {
    to: ownPath(to),
    fields: [...new URLSearchParams(posted)],
    code: isErrorCode(code) && Object.hasOwn(ERRORS, code) ? code : null,
    retryAfterSeconds: Number(wait) || 0,
  }
}

export function Component() {
  const { admin, errors } = useTexts()
  const t = admin.identity
  const { locale } = useFacts()
  const waiting = useActionData<Waiting>()
  const { code, retryAfterSeconds } = waiting ?? {}
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <h1>{t.title()}</h1>
      {waiting ? (
        // A whole post, so that the page it was meant for answers.
        <form method="post" action={waiting.to} className={styles.identity}>
          <p>{t.lead()}</p>
          {code && (
            <Notice tone="error">{errorText({ code, retryAfterSeconds }, errors, locale)}</Notice>
          )}
          {waiting.fields.map(([name, value], place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a form may say one name twice
            <textarea key={place} name={name} defaultValue={value} hidden readOnly />
          ))}
          <IdentityFields otp />
          <div className={styles.choices}>
            <ButtonLink to={paths.admin} variant="secondary">
              {t.cancel()}
            </ButtonLink>
            <Button type="submit">{t.submit()}</Button>
          </div>
        </form>
      ) : (
        <ButtonLink to={paths.admin}>{admin.title()}</ButtonLink>
      )}
    </Container>
  )
}
