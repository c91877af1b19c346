// A copy of one's data, and the end of the account.
import { type ActionFunctionArgs, useActionData } from 'react-router'
import type { AccountAnswer } from '#src/features/account/account-answer.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { CopySection, DeleteSection } from '#src/features/account/data-sections.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { useTexts } from '#src/lib/texts.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const { dataAction } = await actionCode(request, import('#src/features/account/data-action.ts'))
  return dataAction(request, context.get(pageContext))
}

export function Component() {
  const { mine: t } = useTexts()
  const answer = useActionData<AccountAnswer>()
  return (
    <AccountPage title={t.data.title()}>
      <CopySection answer={answer} />
      <DeleteSection answer={answer} />
    </AccountPage>
  )
}
