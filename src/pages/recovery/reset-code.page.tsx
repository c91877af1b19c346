// /reset-code: address, six digits, new password, success.
import type { ActionFunctionArgs } from 'react-router'
import { CodeSteps } from '#src/features/recovery/code-steps.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const { codeAction } = await actionCode(request, import('#src/features/recovery/code-action.ts'))
  return codeAction(request, context.get(pageContext))
}

export const Component = () => <CodeSteps />
