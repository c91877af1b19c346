// A copy of one's data, and the end of the account.
import { useActionData } from 'react-router'
import type { AccountAnswer } from '#src/features/account/account-fields.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { CopySection, DeleteSection } from '#src/features/account/data-sections.tsx'
import { postAction } from '#src/lib/form/post-action.ts'
import { useTexts } from '#src/lib/texts.ts'

export const action = postAction(async () => {
  const { dataPosts } = await import('#src/features/account/account-posts.ts')
  return dataPosts
})

export function Component() {
  const { account: t } = useTexts()
  const answer = useActionData<AccountAnswer>()
  return (
    <AccountPage title={t.data.title()}>
      <CopySection answer={answer} />
      <DeleteSection answer={answer} />
    </AccountPage>
  )
}
