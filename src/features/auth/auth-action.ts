// What the forms of /auth do; fetched when one is sent, so that nobody loads its schemas to look at the page.
import { loginInput, registerInput } from '#contract/auth.ts'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import { emailOnlyInput } from '#contract/recovery.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { leaveWith } from '#src/lib/flash.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { wayOn } from './way-on.ts'

type Door = Pick<PageContext, 'write' | 'inBrowser'>

/** On the server a surprise is an error page; in the browser the form stays and can be sent again. */
const asked = <T>(call: Promise<T>, inBrowser: boolean): Promise<T | null> =>
  inBrowser ? call.catch(() => null) : call

const firstFaults = (faults: Record<string, FieldFault[]>): AuthAnswer['faults'] =>
  Object.fromEntries(Object.entries(faults).map(([field, [fault]]) => [field, fault]))

async function signOut({ write, inBrowser }: Door): Promise<Response> {
  const left = await write.auth.logout().catch(() => null)
  return leaveWith(left ? 'bye' : 'out_failed', paths.home, inBrowser)
}

async function signIn(form: FormData, next: string, { write, inBrowser }: Door) {
  const { username, password, otp } = formTexts(form, ['username', 'password', 'otp'])
  const typed = { username, password, ...(form.has('otp') && { otp }) }
  const answer: AuthAnswer = { view: 'sign-in', values: { username }, faults: {} }
  if (form.has('otp')) answer.otp = true
  const parsed = loginInput.safeParse(typed)
  if (!parsed.success) return { ...answer, faults: firstFaults(fieldErrorsOf(parsed.error, typed)) }
  const outcome = await asked(write.auth.login(parsed.data), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) return leaveWith('welcome', next, inBrowser)
  const { code } = outcome
  if (code === 'second_factor_required') return { ...answer, otp: true }
  if (code === 'invalid_otp') return { ...answer, otp: true, faults: { otp: code } }
  return { ...answer, ...outcome }
}

async function register(form: FormData, next: string, { write, inBrowser }: Door) {
  const values = formTexts(form, ['fullName', 'username', 'email', 'referralCode'])
  const { referralCode, ...person } = values
  const code = referralCode.trim()
  const typed = {
    ...person,
    password: formText(form, 'password'),
    ...(code !== '' && { referralCode: code }),
  }
  const answer: AuthAnswer = { view: 'register', values, faults: {} }
  const parsed = registerInput.safeParse(typed)
  if (!parsed.success) return { ...answer, faults: firstFaults(fieldErrorsOf(parsed.error, typed)) }
  const outcome = await asked(write.auth.register(parsed.data), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) return leaveWith('created', next, inBrowser)
  if (outcome.code === 'email_taken') return { ...answer, faults: { email: outcome.code } }
  if (outcome.code === 'username_taken') return { ...answer, faults: { username: outcome.code } }
  return { ...answer, code: outcome.code, retryAfterSeconds: outcome.retryAfterSeconds }
}

async function forgot(form: FormData, { write, inBrowser }: Door): Promise<AuthAnswer> {
  const values = formTexts(form, ['email'])
  const answer: AuthAnswer = { view: 'forgot', values, faults: {} }
  const parsed = emailOnlyInput.safeParse(values)
  if (!parsed.success)
    return { ...answer, faults: firstFaults(fieldErrorsOf(parsed.error, values)) }
  const outcome = await asked(write.auth.forgotPassword(parsed.data), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  return outcome.ok ? { ...answer, sent: true } : { ...answer, ...outcome }
}

export async function authAction(request: Request, door: Door): Promise<AuthAnswer | Response> {
  const form = await request.formData()
  const next = wayOn(new URL(request.url).searchParams.get('next'))
  const intent = formText(form, 'intent')
  if (intent === 'sign-out') return signOut(door)
  if (intent === 'register') return register(form, next, door)
  if (intent === 'forgot') return forgot(form, door)
  return signIn(form, next, door)
}
