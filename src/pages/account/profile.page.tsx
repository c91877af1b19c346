// One's profile: name, address of mail, preferences.
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AccountAnswer } from '#src/features/account/account-fields.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import {
  EmailSection,
  PreferencesSection,
  ProfileSection,
} from '#src/features/account/profile-sections.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await context.get(pageContext).read.account.profile().catch(throwStatus) }
}

export const action = postAction(async () => {
  const { profilePosts } = await import('#src/features/account/account-posts.ts')
  return profilePosts
})

export function Component() {
  const { account: t } = useTexts()
  const { profile } = useLoaderData<typeof loader>()
  const answer = useActionData<AccountAnswer>()
  return (
    <AccountPage title={t.profile.title()}>
      <ProfileSection profile={profile} answer={answer} />
      <EmailSection profile={profile} answer={answer} />
      <PreferencesSection profile={profile} answer={answer} />
    </AccountPage>
  )
}
