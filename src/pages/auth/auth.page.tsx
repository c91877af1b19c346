// Signing in, registering, asking for a new password, signing out. What changes the person loads the whole page anew.
import { useActionData, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { type AuthAnswer, type AuthView, viewOf } from '#src/features/auth/auth-fields.ts'
import { AuthTabs } from '#src/features/auth/auth-tabs.tsx'
import styles from '#src/features/auth/auth.module.css'
import { ForgotForm } from '#src/features/auth/forgot-form.tsx'
import { PasskeySignIn } from '#src/features/auth/passkey-sign-in.tsx'
import { RegisterForm } from '#src/features/auth/register-form.tsx'
import { SignInForm } from '#src/features/auth/sign-in-form.tsx'
import { wayOn } from '#src/features/auth/way-on.ts'
import { SignedIn } from '#src/features/auth/signed-in.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'

export const action = postAction(async () => {
  const { authPosts } = await import('#src/features/auth/auth-posts.ts')
  return authPosts
})

/** Which of the forms was sent: a link and a key belong to signing in. */
const viewOfAnswer = ({ intent }: AuthAnswer): AuthView =>
  intent === 'register' || intent === 'forgot' ? intent : 'sign-in'

export function Component() {
  const { auth: t } = useTexts()
  const { user } = useFacts()
  const given = useActionData<AuthAnswer>()
  const [query] = useSearchParams()
  const next = query.get('next') ?? undefined
  const view = viewOf(query)
  const answer = given && viewOfAnswer(given) === view ? given : undefined
  const addressOf = (other: AuthView) => paths.auth(next, other === 'sign-in' ? undefined : other)
  const { title, lead } = {
    'sign-in': { title: t.title(), lead: t.welcome() },
    register: { title: t.register(), lead: t.registerLead() },
    forgot: { title: t.forgotTitle(), lead: t.forgotLead() },
  }[view]

  return (
    <Container className={styles.page}>
      <PageHead title={user ? t.title() : title} />
      <div className={`pu-card ${styles.card}`}>
        {!user && <AuthTabs view={view} addressOf={addressOf} />}
        <div className={styles.head}>
          <h1>{user ? t.title() : title}</h1>
          {!user && <p>{lead}</p>}
        </div>
        {user ? (
          <SignedIn next={wayOn(next)} />
        ) : view === 'register' ? (
          <RegisterForm answer={answer} referralCode={query.get('ref') ?? ''} />
        ) : view === 'forgot' ? (
          <ForgotForm answer={answer} back={addressOf('sign-in')} />
        ) : (
          <>
            <SignInForm answer={answer} forgot={addressOf('forgot')} link={query.get('link')} />
            {!answer?.second && <PasskeySignIn />}
          </>
        )}
      </div>
    </Container>
  )
}
