// /reset-password: the link of the mail, new password, success.
import type { ActionFunctionArgs } from 'react-router'
import { SIMPLE_PLACES } from '#src/features/recovery/token-from-address.ts'
import { TokenReset } from '#src/features/recovery/token-reset.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const { tokenAction } = await actionCode(
    request,
    import('#src/features/recovery/token-action.ts'),
  )
  return tokenAction(request, context.get(pageContext))
}

export const Component = () => <TokenReset places={SIMPLE_PLACES} invalid="simple" />
