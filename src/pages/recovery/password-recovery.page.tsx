// /password-recovery: verify the token, new password, success.
import type { ActionFunctionArgs } from 'react-router'
import { VerifySteps } from '#src/features/recovery/verify-steps.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const { tokenAction } = await actionCode(
    request,
    import('#src/features/recovery/token-action.ts'),
  )
  return tokenAction(request, context.get(pageContext))
}

export const Component = () => <VerifySteps />
