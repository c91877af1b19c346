// Runs one form of the account: reads it, asks the server, and says what was wrong or where to go on.
import type { z } from 'zod'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import type { PasskeyFault } from '#src/lib/passkey.ts'
import { statusOf } from '#src/lib/status-response.ts'
import type { AccountAnswer, AccountRefusal } from './account-answer.ts'

export type Door = Pick<PageContext, 'read' | 'write' | 'inBrowser' | 'locale'>

interface Refused {
  ok: false
  code: AccountRefusal
  retryAfterSeconds?: number
  /** No key was made, and why. */
  fault?: PasskeyFault
}

type Good<Outcome> = Extract<Outcome, { ok: true }>

interface Run<Input, Outcome extends { ok: true } | Refused> {
  form: FormData
  schema: z.ZodType<Input>
  /** What the schema reads. */
  typed: unknown
  call: (input: Input) => Promise<Outcome>
  /** Where to go on, or what to show. */
  done: (good: Good<Outcome>) => Response | Partial<AccountAnswer>
}

/** Never goes back into a page. */
const SECRET = new Set(['password', 'currentPassword', 'otp', 'intent', 'enrolment'])

export const answerTo = (form: FormData): AccountAnswer => ({
  intent: formText(form, 'intent'),
  values: Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !SECRET.has(name) ? [[name, value]] : [],
    ),
  ),
  faults: {},
})

export async function runForm<Input, Outcome extends { ok: true } | Refused>(
  { form, schema, typed, call, done }: Run<Input, Outcome>,
  inBrowser: boolean,
): Promise<AccountAnswer | Response> {
  const answer = answerTo(form)
  const parsed = schema.safeParse(typed)
  if (!parsed.success) {
    const faults = Object.entries(fieldErrorsOf(parsed.error, typed))
    return { ...answer, faults: Object.fromEntries(faults.map(([name, [first]]) => [name, first])) }
  }
  const calling = call(parsed.data)
  const outcome = await calling.catch((error: unknown) => {
    // On the server a surprise is an error page; in the browser the form stays and can be sent again. Whose session
    // ended meanwhile is led to sign in by the gate around the page.
    if (inBrowser || statusOf(error) === 401) return null
    throw error
  })
  if (!outcome) return { ...answer, offline: true }
  if (outcome.ok) {
    const then = done(outcome as Good<Outcome>)
    return then instanceof Response ? then : { ...answer, ...then }
  }
  const { code, retryAfterSeconds, fault } = outcome
  if (fault) return { ...answer, passkeyFault: fault }
  return { ...answer, refusal: code, ...(retryAfterSeconds && { retryAfterSeconds }) }
}
