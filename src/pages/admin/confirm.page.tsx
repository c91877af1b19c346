// Asks an admin without scripts who sits there, and repeats what was posted, or leads on to the file they came for.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ERRORS, type ErrorCode, isErrorCode } from '#contract/errors.ts'
import { ownPath, paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import { ConfirmForm } from '#src/features/identity/confirm-form.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { formTexts } from '#src/lib/form-text.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const file = new URL(request.url).searchParams.get('to')
  const { hasTotp } = await context.get(pageContext).read.account.profile().catch(throwStatus)
  return { file: file === null ? null : ownPath(file), hasTotp }
}

/** The server hands a refused post over like this; this page's own comes here once it was shown who sits there. */
export async function action({ request }: ActionFunctionArgs): Promise<Waiting | 'shown'> {
  const form = await request.formData()
  if (!form.has('to')) return 'shown'
  const { to, posted, code, wait } = formTexts(form, ['to', 'posted', 'code', 'wait'])
  return {
    to: ownPath(to),
    fields: [...new URLSearchParams(posted)],
    code: isErrorCode(code) && Object.hasOwn(ERRORS, code) ? code : null,
    retryAfterSeconds: Number(wait) || 0,
  }
}

function Question() {
  const { admin, identity: t } = useTexts()
  const { file, hasTotp } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && answer !== 'shown')
    return <ConfirmForm {...answer} otp={hasTotp} isPost={file === null} />
  if (file === null) return <ButtonLink to={paths.admin}>{admin.title()}</ButtonLink>
  if (!answer) return <ConfirmForm to={paths.adminConfirm(file)} otp={hasTotp} />
  return (
    <Notice
      tone="success"
      actions={
        <>
          <ButtonLink href={file}>{t.file()}</ButtonLink>
          <ButtonLink to={paths.admin} variant="secondary">
            {admin.title()}
          </ButtonLink>
        </>
      }
    >
      {t.shown()}
    </Notice>
  )
}

export function Component() {
  const { admin, identity } = useTexts()
  const title = identity.title()
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={`${title} · ${admin.title()}`} noindex />
      <h1>{title}</h1>
      <Question />
    </Container>
  )
}
