// What the forms of the ways back by a token do: verify it, go back, set the new password.
import { redirect } from 'react-router'
import { paths } from '#contract/paths.ts'
import { tokenSchema } from '#contract/token.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { readNewPassword } from './read-new-password.ts'
import type { RecoveryAnswer } from './recovery-answer.ts'

type Door = Pick<PageContext, 'write' | 'inBrowser'>

/** On the server a surprise is an error page; in the browser the form stays and can be sent again. */
export const reached = <T>(call: Promise<T>, inBrowser: boolean): Promise<T | null> =>
  inBrowser ? call.catch(() => null) : call

async function verify(typed: string, { write, inBrowser }: Door): Promise<RecoveryAnswer> {
  const answer: RecoveryAnswer = { step: 'verify', token: typed, faults: {}, failed: 'verify' }
  const token = tokenSchema.safeParse(typed)
  if (typed.trim() === '') return { ...answer, faults: { token: 'token_empty' } }
  if (!token.success) return { ...answer, refusal: 'invalid_token' }
  const outcome = await reached(write.auth.verifyResetToken({ token: token.data }), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (!outcome.ok) {
    const { code: refusal, ...rest } = outcome
    return { ...answer, refusal, ...rest }
  }
  return { step: 'password', token: token.data, username: outcome.user.username, faults: {} }
}

/** Without scripts to an address of its own, which a second press is led to as well. */
export const resetEnd = (inBrowser: boolean): RecoveryAnswer | Response =>
  inBrowser ? { step: 'done', faults: {} } : redirect(paths.resetDone, 303)

async function reset(
  form: FormData,
  { write, inBrowser }: Door,
): Promise<RecoveryAnswer | Response> {
  const username = formText(form, 'username')
  const answer: RecoveryAnswer = {
    step: 'password',
    token: formText(form, 'token'),
    ...(username && { username }),
    faults: {},
    failed: 'reset',
  }
  const chosen = readNewPassword(form)
  if (!chosen.ok) return { ...answer, faults: chosen.faults }
  const token = tokenSchema.safeParse(answer.token)
  if (!token.success) return { ...answer, refusal: 'invalid_token' }
  const call = write.auth.resetPassword({ token: token.data, password: chosen.password })
  const outcome = await reached(call, inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) return resetEnd(inBrowser)
  const { code: refusal, ...rest } = outcome
  return { ...answer, refusal, ...rest }
}

export async function tokenAction(
  request: Request,
  door: Door,
): Promise<RecoveryAnswer | Response> {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent === 'back') return { step: 'verify', token: formText(form, 'token'), faults: {} }
  return intent === 'verify' ? verify(formText(form, 'token'), door) : reset(form, door)
}
