// What the forms of the way back by a code do: send it, send it again, change the address, check it, set the password.
import { emailSchema } from '#contract/auth.ts'
import { resetCodeSchema } from '#contract/recovery.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formTexts } from '#src/lib/form-text.ts'
import { readNewPassword } from './read-new-password.ts'
import type { RecoveryAnswer } from './recovery-answer.ts'
import { reached, resetEnd } from './token-action.ts'

type Door = Pick<PageContext, 'write' | 'inBrowser'>

interface Typed {
  email: string
  code: string
}

async function send(
  email: string,
  again: boolean,
  { write, inBrowser }: Door,
): Promise<RecoveryAnswer> {
  const failed = again ? 'resend' : 'send'
  const answer: RecoveryAnswer = { step: again ? 'code' : 'email', email, faults: {}, failed }
  if (email.trim() === '') return { ...answer, step: 'email', faults: { email: 'email_empty' } }
  const parsed = emailSchema.safeParse(email)
  if (!parsed.success) return { ...answer, step: 'email', faults: { email: 'invalid_email' } }
  const outcome = await reached(write.auth.sendResetCode({ email: parsed.data }), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (!outcome.ok) {
    const { code: refusal, ...rest } = outcome
    return { ...answer, refusal, ...rest }
  }
  return { step: 'code', email: parsed.data, faults: {}, ...(again && { resent: true }) }
}

async function verify({ email, code }: Typed, { write, inBrowser }: Door): Promise<RecoveryAnswer> {
  const answer: RecoveryAnswer = { step: 'code', email, code, faults: {}, failed: 'verify' }
  const parsed = resetCodeSchema.safeParse(code.replaceAll(/\D/g, ''))
  if (!parsed.success) return { ...answer, faults: { code: 'code_short' } }
  const address = emailSchema.safeParse(email)
  if (!address.success) return { ...answer, step: 'email', faults: { email: 'invalid_email' } }
  const call = write.auth.verifyResetCode({ email: address.data, code: parsed.data })
  const outcome = await reached(call, inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) return { step: 'password', email: address.data, code: parsed.data, faults: {} }
  const { code: refusal, ...rest } = outcome
  return { ...answer, refusal, ...rest }
}

async function reset(
  form: FormData,
  { email, code }: Typed,
  { write, inBrowser }: Door,
): Promise<RecoveryAnswer | Response> {
  const answer: RecoveryAnswer = { step: 'password', email, code, faults: {}, failed: 'reset' }
  const chosen = readNewPassword(form)
  if (!chosen.ok) return { ...answer, faults: chosen.faults }
  const [address, digits] = [emailSchema.safeParse(email), resetCodeSchema.safeParse(code)]
  if (!address.success || !digits.success) return { ...answer, step: 'email' }
  const { password } = chosen
  const call = write.auth.resetPasswordWithCode({
    email: address.data,
    code: digits.data,
    password,
  })
  const outcome = await reached(call, inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) return resetEnd(inBrowser)
  // The code is good for nothing any more: back to where another one can be typed or sent.
  if (outcome.code === 'invalid_code')
    return { ...answer, step: 'code', code: '', refusal: outcome.code }
  return { ...answer, refusal: outcome.code, retryAfterSeconds: outcome.retryAfterSeconds }
}

export async function codeAction(request: Request, door: Door): Promise<RecoveryAnswer | Response> {
  const form = await request.formData()
  const { intent, email, code } = formTexts(form, ['intent', 'email', 'code'])
  if (intent === 'change') return { step: 'email', email, faults: {} }
  if (intent === 'verify') return verify({ email, code }, door)
  if (intent === 'reset') return reset(form, { email, code }, door)
  return send(email, intent === 'resend', door)
}
