// What a form of a desk does when it is sent: checks what was typed, calls, and leads on or gives everything back.
import { redirect } from 'react-router'
import type { z } from 'zod'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import { formText } from '#src/lib/form-text.ts'

export interface DeskAnswer<Intent extends string, Refusal extends string> {
  intent: Intent
  values: Readonly<Record<string, string>>
  faults: Readonly<Record<string, FieldFault>>
  refusal?: Refusal
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

interface DeskAct<Input, Intent extends string, Refusal extends string> {
  intent: Intent
  schema: z.ZodType<unknown, Input>
  /** What the form says, not yet looked at. */
  typed: unknown
  call: (typed: Input) => Promise<{ ok: true } | { ok: false; code: Refusal }>
  /** Where it leads once it is done. */
  to: string
  /** What is missing besides: fields that the call does not know. */
  missing?: Readonly<Record<string, FieldFault>>
}

export async function deskAct<Input, Intent extends string, Refusal extends string>(
  form: FormData,
  inBrowser: boolean,
  { intent, schema, typed, call, to, missing = {} }: DeskAct<Input, Intent, Refusal>,
): Promise<DeskAnswer<Intent, Refusal> | Response> {
  const values = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  const answer: DeskAnswer<Intent, Refusal> = { intent, values, faults: {} }
  const parsed = schema.safeParse(typed)
  const found = parsed.success ? [] : Object.entries(fieldErrorsOf(parsed.error, typed))
  const faults = {
    ...Object.fromEntries(found.map(([name, [fault]]) => [name, fault ?? 'invalid'])),
    ...missing,
  }
  if (Object.keys(faults).length > 0) return { ...answer, faults }
  // The other side reads it again by the same schema.
  const outcome = await asked(call(typed as Input), { inBrowser })
  if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
  return outcome.ok ? redirect(to, 303) : { ...answer, refusal: outcome.code }
}
