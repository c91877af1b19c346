// /verify-email: the link that confirms an address of mail.
import type { ActionFunctionArgs } from 'react-router'
import { ConfirmEmail } from '#src/features/recovery/confirm-email.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const { confirmAction } = await actionCode(
    request,
    import('#src/features/recovery/confirm-action.ts'),
  )
  return confirmAction(request, context.get(pageContext))
}

export const Component = () => <ConfirmEmail />
