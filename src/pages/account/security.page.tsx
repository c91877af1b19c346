// What keeps an account safe: passkeys, authenticator app, recovery codes, password, open sessions.
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AccountAnswer } from '#src/features/account/account-fields.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { CodesSection } from '#src/features/account/codes-section.tsx'
import { PasskeysSection } from '#src/features/account/passkeys-section.tsx'
import { PasswordSection, SessionsSection } from '#src/features/account/security-sections.tsx'
import { TotpSection } from '#src/features/account/totp-section.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Said } from '#src/features/account/said.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { account } = context.get(pageContext).read
  const [profile, sessions, passkeys] = await Promise.all([
    account.profile(),
    account.sessions(),
    account.passkeys(),
  ]).catch(throwStatus)
  return { profile, sessions, passkeys }
}

export const action = postAction(async () => {
  const { securityPosts } = await import('#src/features/account/security-posts.ts')
  return securityPosts
})

export function Component() {
  const { account: t, passkeys: words } = useTexts()
  const { profile, sessions, passkeys } = useLoaderData<typeof loader>()
  const answer = useActionData<AccountAnswer>()
  return (
    <AccountPage title={t.security.title()}>
      {profile.needsSecondFactor && (
        <Said tone="honey" title={words.needed()} still>
          {words.neededText()}
        </Said>
      )}
      <PasskeysSection passkeys={passkeys} answer={answer} />
      <TotpSection profile={profile} answer={answer} />
      <CodesSection profile={profile} answer={answer} />
      <PasswordSection answer={answer} />
      <SessionsSection sessions={sessions} answer={answer} />
    </AccountPage>
  )
}
