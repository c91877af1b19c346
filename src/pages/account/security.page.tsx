// Password, second factor, open sessions.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { AccountAnswer } from '#src/features/account/account-answer.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { PasswordSection, SessionsSection } from '#src/features/account/security-sections.tsx'
import { TotpSection } from '#src/features/account/totp-section.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { account } = context.get(pageContext).read
  const [profile, sessions] = await Promise.all([account.profile(), account.sessions()]).catch(
    throwStatus,
  )
  return { profile, sessions }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { securityAction } = await import('#src/features/account/security-action.ts')
  return securityAction(request, context.get(pageContext))
}

export function Component() {
  const { mine: t } = useTexts()
  const { profile, sessions } = useLoaderData<typeof loader>()
  const answer = useActionData<AccountAnswer>()
  return (
    <AccountPage title={t.security.title()}>
      <PasswordSection answer={answer} />
      <TotpSection profile={profile} answer={answer} />
      <SessionsSection sessions={sessions} answer={answer} />
    </AccountPage>
  )
}
