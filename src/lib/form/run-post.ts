// Runs a posted form: reads it, asks the server, and leads on or gives everything back.
import type { data } from 'react-router'
import type { z } from 'zod'
import type { Locale } from '#domain/vocabulary.ts'
import { asked } from '../asked.ts'
import type { PageContext } from '../calls.ts'
import { type FormAnswer, intentOf, type Refusal } from './answer.ts'
import type { Fields, TypedGroup } from './kind.ts'
import { readForm } from './read-form.ts'
import { postedAll } from './reading.ts'

type Good<Outcome> = Exclude<Outcome, Refusal>
type Answered<Outcome> = FormAnswer<Extract<Outcome, Refusal>>

export interface Post<Schema extends z.ZodType, Outcome extends { ok: boolean }, More> {
  form: FormData
  fields: Fields
  schema: Schema
  extra?: Readonly<Record<string, unknown>>
  shape?: (read: Record<string, unknown>) => unknown
  call: (input: z.input<Schema>) => Promise<Outcome>
  /** Where it leads, or what the page shows besides. */
  done: (good: Good<Outcome>) => Response | More
}

interface Place {
  inBrowser: boolean
  /** Takes a form that could not be sent because its session had ended, until its person has signed in. */
  keep?: (answer: FormAnswer) => void
  locale: Locale
}

/** What runs a form once it is posted. */
export type RunPost<Answer extends object = FormAnswer> = (
  form: FormData,
  page: PageContext,
) => Promise<Response | Answer | ReturnType<typeof data<Answer>>>

const withoutSecrets = (fields: Fields, typed: TypedGroup): TypedGroup =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !fields[name]?.secret))

/** @throws what the server could not foresee, where there are no scripts to keep the form */
export async function runPost<
  Schema extends z.ZodType,
  Outcome extends { ok: boolean },
  More extends object = never,
>(
  { form, fields, schema, extra, shape, call, done }: Post<Schema, Outcome, More>,
  { inBrowser, locale, keep }: Place,
): Promise<Response | Answered<Outcome> | (Answered<Outcome> & More)> {
  const typed = postedAll(fields, form, '')
  const answer: Answered<Outcome> = {
    intent: intentOf(form),
    typed: withoutSecrets(fields, typed),
    faults: {},
  }
  const read = readForm({
    fields,
    schema,
    typed,
    locale,
    ...(extra && { extra }),
    ...(shape && { shape }),
  })
  if (!read.ok) return { ...answer, faults: read.faults }
  const outcome = await asked(call(read.input), { inBrowser })
  if (outcome === 'unauthorized') keep?.(answer)
  if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
  if (!outcome.ok) return { ...answer, refused: outcome as Extract<Outcome, Refusal> }
  const then = done(outcome as Good<Outcome>)
  return then instanceof Response ? then : { ...answer, ...then }
}

/** One of the forms of a page, for its table by intent. */
export const post =
  <Schema extends z.ZodType, Outcome extends { ok: boolean }, More extends object = never>(
    what: Omit<Post<Schema, Outcome, More>, 'form'>,
  ) =>
  (form: FormData, place: Place) =>
    runPost({ form, ...what }, place)
