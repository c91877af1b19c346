// What confirming an address does.
import { redirect } from 'react-router'
import { paths } from '#contract/paths.ts'
import { tokenSchema } from '#contract/token.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { reached } from './token-action.ts'

export interface ConfirmAnswer {
  /** The address that is confirmed now. */
  email?: string
  refusal?: 'invalid_token' | 'token_spent' | 'email_taken' | 'too_many_requests'
  retryAfterSeconds?: number
}

export async function confirmAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<ConfirmAnswer | Response> {
  const token = tokenSchema.safeParse(formText(await request.formData(), 'token'))
  if (!token.success) return { refusal: 'invalid_token' }
  const outcome = await reached(write.auth.verifyEmail({ token: token.data }), inBrowser)
  if (!outcome) return {}
  // Without scripts to an address of its own, which a second press is led to as well.
  if (outcome.ok) return inBrowser ? { email: outcome.email } : redirect(paths.emailConfirmed, 303)
  return outcome.code === 'too_many_requests'
    ? { refusal: outcome.code, retryAfterSeconds: outcome.retryAfterSeconds }
    : { refusal: outcome.code }
}
