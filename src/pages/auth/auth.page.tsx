// Signing in and out. Both end in a whole page load, so that nothing of the other person stays behind.
import {
  type ActionFunctionArgs,
  redirectDocument,
  useActionData,
  useSearchParams,
} from 'react-router'
import { loginInput } from '#contract/auth.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { ownPath, paths } from '#contract/paths.ts'
import type { SignInAnswer } from '#src/features/auth/sign-in-answer.ts'
import { SignInForm } from '#src/features/auth/sign-in-form.tsx'
import styles from '#src/features/auth/sign-in.module.css'
import { SignedIn } from '#src/features/auth/signed-in.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<SignInAnswer | Response> {
  const { write } = context.get(pageContext)
  const form = await request.formData()
  if (form.get('intent') === 'sign-out') {
    await write.auth.logout()
    return redirectDocument(paths.home, 303)
  }
  const asked = { username: textOf(form, 'username'), password: textOf(form, 'password') }
  const parsed = loginInput.safeParse(asked)
  if (!parsed.success) {
    const { username, password } = fieldErrorsOf(parsed.error, asked)
    return {
      username: asked.username,
      faults: {
        ...(username?.[0] && { username: username[0] }),
        ...(password?.[0] && { password: password[0] }),
      },
    }
  }
  const outcome = await write.auth.login(parsed.data)
  if (outcome.ok)
    return redirectDocument(ownPath(new URL(request.url).searchParams.get('next')), 303)
  return {
    username: asked.username,
    faults: {},
    code: outcome.code,
    ...(outcome.code === 'too_many_requests' && { retryAfterSeconds: outcome.retryAfterSeconds }),
  }
}

export function Component() {
  const { auth: t } = useTexts()
  const { user } = useFacts()
  const answer = useActionData<SignInAnswer>()
  const [query] = useSearchParams()
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} noindex />
      <div className={`pu-card ${styles.card}`}>
        <div className={styles.head}>
          <h1>{t.title()}</h1>
          {!user && <p>{t.welcome()}</p>}
        </div>
        {user ? <SignedIn next={ownPath(query.get('next'))} /> : <SignInForm answer={answer} />}
      </div>
    </Container>
  )
}
