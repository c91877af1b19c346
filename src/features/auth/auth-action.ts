// What the forms of /auth do; fetched when one is sent, so that nobody loads its schemas to look at the page.
import { loginInput, registerInput, secondFactorWays } from '#contract/auth.ts'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import { emailOnlyInput, nameOnlyInput } from '#contract/recovery.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { leaveWith } from '#src/lib/flash.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { showPasskey } from '#src/lib/passkey.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { wayOn } from './way-on.ts'

type Door = Pick<PageContext, 'write' | 'inBrowser'>

/** On the server a surprise is an error page; in the browser the form stays and can be sent again. */
const asked = <T>(call: Promise<T>, inBrowser: boolean): Promise<T | null> =>
  inBrowser ? call.catch(() => null) : call

const firstFaults = (faults: Record<string, FieldFault[]>): AuthAnswer['faults'] =>
  Object.fromEntries(Object.entries(faults).map(([field, [fault]]) => [field, fault]))

/** What the page was told before, carried by its form; anything else counts as nothing. */
function waysOnOf(text: string): AuthAnswer['second'] | null {
  try {
    return secondFactorWays.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function signOut({ write, inBrowser }: Door): Promise<Response> {
  const left = await write.auth.logout().catch(() => null)
  return leaveWith(left ? 'bye' : 'out_failed', paths.home, inBrowser)
}

async function signIn(form: FormData, next: string, { write, inBrowser }: Door) {
  const { username, password, otp, link } = formTexts(form, ['username', 'password', 'otp', 'link'])
  const second = waysOnOf(formText(form, 'second'))
  const answer: AuthAnswer = { view: 'sign-in', values: { username }, faults: {} }
  if (second) answer.second = second
  if (form.has('held')) answer.held = true
  const byPasskey = inBrowser && form.has('passkey') && second?.passkey
  const shown = byPasskey ? await showPasskey(byPasskey) : null
  if (shown && !shown.ok) return { ...answer, passkeyFault: shown.fault }
  const typed = {
    username,
    password,
    ...(link !== '' && { link }),
    // While attempts are held up it may be left out: not everybody has one.
    ...(shown ? { passkey: shown.answer } : (second || otp !== '') && { otp }),
  }
  const parsed = loginInput.safeParse(typed)
  if (!parsed.success) return { ...answer, faults: firstFaults(fieldErrorsOf(parsed.error, typed)) }
  const outcome = await asked(write.auth.login(parsed.data), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) return leaveWith('welcome', next, inBrowser)
  if (outcome.code === 'proof_required' || outcome.code === 'too_many_requests')
    return { ...answer, ...outcome, held: true }
  if (!('passkey' in outcome)) return { ...answer, ...outcome }
  const { code, otp: hasApp, passkey } = outcome
  const again = { ...answer, second: { otp: hasApp, passkey } }
  if (code === 'invalid_otp') return { ...again, faults: { otp: code } }
  return code === 'invalid_passkey' ? { ...again, code } : again
}

async function sendLink(form: FormData, { write, inBrowser }: Door): Promise<AuthAnswer> {
  const values = formTexts(form, ['username'])
  const answer: AuthAnswer = { view: 'sign-in', values, faults: {}, held: true }
  const parsed = nameOnlyInput.safeParse(values)
  if (!parsed.success)
    return { ...answer, faults: firstFaults(fieldErrorsOf(parsed.error, values)) }
  const outcome = await asked(write.auth.sendSignInLink(parsed.data), inBrowser)
  if (!outcome) return { ...answer, offline: true }
  return outcome.ok ? { ...answer, sent: true } : { ...answer, ...outcome }
}

async function signInByPasskey(next: string, { write, inBrowser }: Door) {
  const answer: AuthAnswer = { view: 'sign-in', values: {}, faults: {} }
  if (!inBrowser) return { ...answer, passkeyFault: 'scripts' } satisfies AuthAnswer
  const begun = await write.auth.beginPasskeySignIn().catch(() => null)
  if (!begun) return { ...answer, offline: true }
  if (!begun.ok) return { ...answer, ...begun }
  const shown = await showPasskey(begun.options)
  if (!shown.ok) return { ...answer, passkeyFault: shown.fault }
  const outcome = await write.auth.passkeySignIn({ passkey: shown.answer }).catch(() => null)
  if (!outcome) return { ...answer, offline: true }
  return outcome.ok ? leaveWith('welcome', next, inBrowser) : { ...answer, ...outcome }
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
  if (intent === 'passkey') return signInByPasskey(next, door)
  return form.has('sendLink') ? sendLink(form, door) : signIn(form, next, door)
}
